import type { FastifyReply } from 'fastify';
import { html, type Markup } from '../http/html.ts';
import { sendHtmlPage } from '../http/html-page.ts';
import type { StaffSession } from './staff-session.ts';

const navigation = (
  session: StaffSession,
) => html`<nav aria-label="Staff pages"><a href="/admin">Applications</a><a href="/admin/events">Event registrations</a></nav>
<form method="post" action="/admin/logout"><input type="hidden" name="form_token" value="${session.formToken}"><p class="muted">Signed in as ${session.user.email}. <button>Log out</button></p></form>`;

/** Sends a page with the navigation of the staff pages and its title as heading. */
export const sendStaffPage = (
  reply: FastifyReply,
  session: StaffSession,
  title: string,
  body: Markup,
): FastifyReply =>
  sendHtmlPage(reply, `${title} – staff`, html`${navigation(session)}<h1>${title}</h1>${body}`);
