import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addEventInfo } from './event-info.ts';
import { addEventList } from './event-list.ts';
import { addEventRegister } from './event-register.ts';
import { addEventRegistrationList } from './event-registration-list.ts';

/** D2 §7: events and registrations for them. */
export function addEventRoutes(app: FastifyInstance, service: Service): void {
  addEventList(app, service);
  addEventInfo(app, service);
  addEventRegister(app, service);
  addEventRegistrationList(app, service);
}
