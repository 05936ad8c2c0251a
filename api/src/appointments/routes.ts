import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addAppointmentByToken } from './appointment-by-token.ts';
import { addAppointmentCreate } from './appointment-create.ts';
import { addAppointmentSlots } from './appointment-slots.ts';
import { addOwnAppointments } from './own-appointments.ts';

/** Appointments with a counsellor (ADD-20). */
export function addAppointmentRoutes(app: FastifyInstance, service: Service): void {
  addAppointmentSlots(app, service);
  addAppointmentCreate(app, service);
  addOwnAppointments(app, service);
  addAppointmentByToken(app, service);
}
