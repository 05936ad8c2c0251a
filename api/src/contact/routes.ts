import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addMessageCreate } from './message-create.ts';

/** Messages of the contact form (ADD-21). */
export function addContactRoutes(app: FastifyInstance, service: Service): void {
  addMessageCreate(app, service);
}
