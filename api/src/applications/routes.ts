import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addApplicationCreate } from './application-create.ts';
import { addApplicationInfo } from './application-info.ts';
import { addApplicationList } from './application-list.ts';
import { addApplicationRules } from './application-rules.ts';
import { addApplicationWithdraw } from './application-withdraw.ts';

/** application-create (CALL-19) and the additional calls with which an applicant follows an application (ADD-4). */
export function addApplicationRoutes(app: FastifyInstance, service: Service): void {
  addApplicationCreate(app, service);
  addApplicationRules(app, service);
  addApplicationList(app, service);
  addApplicationInfo(app, service);
  addApplicationWithdraw(app, service);
}
