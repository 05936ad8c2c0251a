import type { FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../http/html.ts';
import type { Service } from '../../http/service.ts';
import { formFieldsOf } from '../forms/form-fields.ts';
import { refused } from '../forms/notice.ts';
import { sendStaffPage } from '../page/page-layout.ts';
import { isFromOwnPage } from './own-page.ts';
import type { StaffSession } from './staff-session.ts';

/** What a member of staff was doing when the login page came in between. */
export interface Continuation {
  /** Address of the page, or of the form that was sent. */
  path: string;
  /** What was entered into that form; null for a page. */
  fields: Record<string, string> | null;
}

/** Nothing of these forms is kept: neither a password nor the end of a login. */
const OWN_FORMS = /^\/admin\/log(?:in|out)\b/;
const startPage: Continuation = { path: '/admin', fields: null };
const FIELD_PREFIX = 'unsent_';

/** Addresses of staff pages, and nothing that a redirect could take elsewhere. */
export const isStaffAddress = (address: string) => /^\/admin(?:[/?][\x21-\x7e]*)?$/.test(address);

/** What this request would have done. Forms of other sites are dropped: nobody should send one after the login. */
export function interruptedBy(service: Service, request: FastifyRequest): Continuation {
  const { url, method } = request;
  if (!isStaffAddress(url) || OWN_FORMS.test(url)) return startPage;
  if (method === 'GET') return { path: url, fields: null };
  return isFromOwnPage(service, request) ? { path: url, fields: fieldsOf(request) } : startPage;
}

function fieldsOf(request: FastifyRequest): Record<string, string> {
  const { form_token: _, ...fields } = formFieldsOf(request);
  return fields as Record<string, string>;
}

const hidden = (name: string, value: string) => html`<input type="hidden" name="${name}" value="${value}">`;

/** Hidden fields of the login form, which keep it until the login. */
export const continuationFields = ({ path, fields }: Continuation) =>
  html`${hidden('continue_to', path)}${fields && Object.entries(fields).map(([name, value]) => hidden(FIELD_PREFIX + name, value))}`;

/** Reads what `continuationFields` wrote. Of a form that a page of this service sent only. */
export function continuationOf(request: FastifyRequest): Continuation {
  const { continue_to: path = '', ...sent } = formFieldsOf(request);
  if (!isStaffAddress(path)) return startPage;
  const fields = Object.entries(sent).flatMap(([name, value = '']) =>
    name.startsWith(FIELD_PREFIX) ? [[name.slice(FIELD_PREFIX.length), value]] : [],
  );
  return { path, fields: fields.length > 0 ? Object.fromEntries(fields) : null };
}

/** What was entered into a form, and a form that sends it. */
export const unsentForm = (path: string, fields: Record<string, string>, token: string, label: string) => {
  const entries = Object.entries(fields);
  return html`<form class="card" method="post" action="${path}">${hidden('form_token', token)}${entries.map(([name, value]) => hidden(name, value))}
<dl class="facts">${entries.map(([name, value]) => html`<div><dt>${name.replaceAll('_', ' ')}</dt><dd><pre>${value || '–'}</pre></dd></div>`)}</dl>
<p class="actions"><button>${label}</button>${backTo(path)}</p></form>`;
};

/** A form's address, opened, leads to its page. */
const backTo = (path: string) => html`<a class="button plain" href="${path}">Back to the page</a>`;

/** Sends a page with what was entered into a form before the login, and the form to send it now. */
export function sendUnsentForm(reply: FastifyReply, session: StaffSession, { path, fields }: Continuation) {
  if (!fields) {
    const notice = refused('This form is not of your login, so nothing was changed.');
    return sendStaffPage(reply, session, 'Not sent', html`<p>${backTo(path)}</p>`, { notice });
  }
  const notice = refused(
    'This form is of an earlier login, so nothing was changed. Check what you entered, then send it.',
  );
  const form = unsentForm(path, fields, session.formToken, 'Send it now');
  return sendStaffPage(reply, session, 'Not sent yet', form, { notice });
}
