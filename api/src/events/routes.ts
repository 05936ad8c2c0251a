import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addEventInfo } from './event-info.ts';
import { addEventList } from './event-list.ts';
import { addEventRegister } from './event-register.ts';
import { addEventRegistrationList } from './event-registration-list.ts';
import { addEventUnregister } from './event-unregister.ts';

/** Events and registrations for them (CALL-10, CALL-11, CALL-18). */
export function addEventRoutes(app: FastifyInstance, service: Service): void {
  addEventList(app, service);
  addEventInfo(app, service);
  addEventRegister(app, service);
  addEventUnregister(app, service);
  addEventRegistrationList(app, service);
}
