import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addAccountInfo } from './account-info.ts';
import { addLogin } from './login.ts';
import { addPasswordResetConfirm } from './password-reset-confirm.ts';
import { addPasswordResetRequest } from './password-reset-request.ts';
import { addRegister } from './register.ts';
import { addTokenRefresh } from './token-refresh.ts';
import { addTokenRevoke } from './token-revoke.ts';
import { addVerifyEmail } from './verify-email.ts';
import { addVerifyResend } from './verify-resend.ts';

/** The account calls (CALL-14 to CALL-17) and the additional token and verification calls (ADD-4). */
export function addAccountRoutes(app: FastifyInstance, service: Service): void {
  addRegister(app, service);
  addLogin(app, service);
  addTokenRefresh(app, service);
  addTokenRevoke(app, service);
  addPasswordResetRequest(app, service);
  addPasswordResetConfirm(app, service);
  addVerifyEmail(app, service);
  addVerifyResend(app, service);
  addAccountInfo(app);
}
