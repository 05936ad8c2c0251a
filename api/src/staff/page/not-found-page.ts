import type { FastifyReply } from 'fastify';
import { html } from '../../http/html.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { sendStaffPage } from './page-layout.ts';

/** 404 for a person: the navigation leads on. */
export const sendStaffNotFoundPage = (reply: FastifyReply, session: StaffSession): Promise<unknown> =>
  sendStaffPage(
    reply.code(404),
    session,
    'Page not found',
    html`<p>Nothing is stored at this address, or not any more. Choose a page or find a person above.</p>`,
  );
