import type { FastifyInstance } from 'fastify';
import type { ApplicationStatus, AppointmentStatus, MessageStatus } from 'shared-api/schemas';
import { statusNames } from '../applications/statuses.ts';
import { appointmentStatusNames } from '../appointments/statuses.ts';
import { html } from '../http/html.ts';
import { nepalTimestamp, timestampMinute } from '../http/nepal-time.ts';
import { digitsOfColumn, nationalDigits, withAsciiDigits } from '../http/phone-number.ts';
import type { Service } from '../http/service.ts';
import { messageStatusNames } from './message-status-names.ts';
import { sendStaffPage } from './page/page-layout.ts';
import { queryText, wordPatterns } from './page/query-text.ts';
import { staffOnly } from './session/staff-only.ts';

const MAX_RESULTS = 20;

interface Found {
  href: string;
  name: string;
  detail: string;
  status: string;
}

/** "66", "no. 66", "Application no. 66", as e-mails and staff pages write it, in the digits of either language. */
const WRITTEN_NUMBER = /^(?:(?:application|message|number|no\.?|आवेदन|सन्देश|नम्बर|नं\.?|#)\s*)*(\d{1,9})$/iu;

/** /admin/search: people by name, e-mail address, mobile number, reference or record number, wherever they have left them. */
export function addStaffSearch(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/search',
    staffOnly(service, async (request, reply, session) => {
      const search = queryText(request, 'q');
      const groups = search ? await findPeople(service, search) : [];
      const count = groups.reduce((sum, { found }) => sum + Math.min(found.length, MAX_RESULTS), 0);
      const hasMore = groups.some(({ found }) => found.length > MAX_RESULTS);
      return sendStaffPage(
        reply,
        session,
        'Find a person',
        html`<p role="status">${search ? (count === 0 ? `Nobody found for “${search}”.` : `Found for “${search}”: ${hasMore ? `more than ${count}` : count}.`) : 'Enter a name, an email address, a mobile number, a reference or a number above.'}</p>
${groups.map(
  ({ title, found }) =>
    found.length > 0 &&
    html`<h2>${title}</h2><ul class="list">${found.slice(0, MAX_RESULTS).map(({ href, name, detail, status }) => html`<li class="card row"><span><a href="${href}"><strong>${name || '(no name given)'}</strong></a><br><span class="muted">${detail}</span></span><span class="status">${status}</span></li>`)}</ul>${found.length > MAX_RESULTS && html`<p>These are the newest ${MAX_RESULTS}; there are more. Add another word to find fewer.</p>`}`,
)}`,
        { search },
      );
    }),
  );
}

/**
 * Every word has to occur, upper and lower case being the same. For a typed number it is enough that its digits occur in
 * the mobile number: visitors and staff write the same number in different ways.
 */
async function findPeople({ database: { query } }: Service, search: string) {
  const patterns = wordPatterns(search);
  const digits = nationalDigits(search);
  const matches = (text: string) =>
    patterns.map((_pattern, index) => `${text} ILIKE $${index + 1}`).join(' AND ');
  const matchesPerson = (text: string, contact: string) =>
    digits === null
      ? matches(text)
      : `((${matches(text)}) OR ${digitsOfColumn(contact)} LIKE $${patterns.length + 1})`;
  /** A typed number may also be found by parts of it, where its words occur one by one. Those come after it. */
  const numberFirst = (contact: string) =>
    digits === null ? '' : `${digitsOfColumn(contact)} LIKE $${patterns.length + 1} DESC,`;
  const personValues = digits === null ? patterns : [...patterns, `%${digits}%`];
  /** 0, which no record has, for a search that is no number. */
  const number = Number(WRITTEN_NUMBER.exec(withAsciiDigits(search))?.[1] ?? 0);
  const find = async (
    sql: string,
    values: readonly string[],
    toFound: (row: readonly unknown[]) => Found,
    first = '',
  ) => (await query(`${sql} ORDER BY ${first} id DESC LIMIT ${MAX_RESULTS + 1}`, values)).map(toFound);
  const minute = (at: unknown) => timestampMinute(nepalTimestamp(new Date(String(at))));
  return [
    {
      title: 'Applications',
      found: await find(
        `SELECT a.id AS id, a.first_name || ' ' || a.last_name, u.email, a.preferred_course, a.status
         FROM applications a JOIN users u ON u.id = a.user_id
         WHERE a.id = ${number} OR ${matchesPerson("concat_ws(' ', a.first_name, a.last_name, a.email, u.email, a.contact)", 'a.contact')}`,
        personValues,
        ([id, name, email, course, status]) => ({
          href: `/admin/applications/${id}`,
          name: String(name).trim(),
          detail: `no. ${id}, ${course || 'no course given'}, ${email}`,
          status: statusNames[status as ApplicationStatus],
        }),
        `a.id = ${number} DESC, ${numberFirst('a.contact')}`,
      ),
    },
    {
      title: 'Appointments',
      found: await find(
        `SELECT id, name, email, starts_at, status, reference FROM appointments
         WHERE ${matchesPerson("concat_ws(' ', name, email, contact, reference)", 'contact')}`,
        personValues,
        ([id, name, email, at, status, reference]) => ({
          href: `/admin/appointments/${id}`,
          name: String(name),
          detail: `${minute(at)}, ${reference}, ${email}`,
          status: appointmentStatusNames[status as AppointmentStatus],
        }),
        numberFirst('contact'),
      ),
    },
    {
      title: 'Messages',
      found: await find(
        `SELECT id, name, email, subject, status FROM contact_messages
         WHERE id = ${number} OR ${matchesPerson("concat_ws(' ', name, email, contact)", 'contact')}`,
        personValues,
        ([id, name, email, subject, status]) => ({
          href: `/admin/messages?status=${status as MessageStatus}&message=${id}#message-${id}`,
          name: String(name),
          detail: `no. ${id}, ${subject}, ${email}`,
          status: messageStatusNames[status as MessageStatus],
        }),
        `id = ${number} DESC, ${numberFirst('contact')}`,
      ),
    },
    {
      title: 'Event registrations',
      found: await find(
        `SELECT r.id AS id, u.email, e.title, r.created_at, r.event_id FROM event_registrations r
         JOIN users u ON u.id = r.user_id JOIN events e ON e.id = r.event_id WHERE ${matches('u.email')}`,
        patterns,
        ([, email, title, at, event]) => ({
          href: `/admin/events/${event}`,
          name: String(email),
          detail: String(title),
          status: minute(at),
        }),
      ),
    },
  ];
}
