import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addApplicationCreate } from './application-create.ts';
import { addApplicationInfo } from './application-info.ts';
import { addApplicationList } from './application-list.ts';
import { addApplicationWithdraw } from './application-withdraw.ts';

/** D2 §7 application-create, and the additive calls with which an applicant follows an application. */
export function addApplicationRoutes(app: FastifyInstance, service: Service): void {
  addApplicationCreate(app, service);
  addApplicationList(app, service);
  addApplicationInfo(app, service);
  addApplicationWithdraw(app, service);
}
