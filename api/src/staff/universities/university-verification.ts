import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { verificationStates } from 'shared-api/schemas';
import { isCheckOld } from 'shared-api/verification-age';
import {
  readVerifications,
  recordVerification,
  type VerificationRow,
} from '../../catalogue/universities/record-verification.ts';
import { eq } from '../../database/drizzle.ts';
import { universities } from '../../database/schema.ts';
import { findRecord } from '../../http/find-record.ts';
import { html } from '../../http/html.ts';
import { isDate, nepalDate, nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';
import type { Service } from '../../http/service.ts';
import { type FormFields, formFieldsOf } from '../forms/form-fields.ts';
import { invalid, isInvalid, type Notice, refused, tooLong } from '../forms/notice.ts';
import { takeNotice } from '../forms/redirect-notice.ts';
import { addStaffForm, recordPage } from '../forms/staff-form.ts';
import { formToken, sendStaffPage } from '../page/page-layout.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { verificationLabel, verificationNames } from './verification-names.ts';

const MAX_TEXT_LENGTH = 300;
const MAX_NOTE_LENGTH = 1000;
/** A university is checked a few times a year. */
const MAX_HISTORY = 100;

interface UniversityName {
  id: number;
  name: string;
}

/** /admin/universities/:id: what staff found in the official register, with every earlier check. */
export function addStaffUniversityVerification(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/universities/:id',
    staffOnly(service, async (request, reply, session) =>
      show(service, request, reply, session, await takeNotice(service, request, reply, session)),
    ),
  );
  addStaffForm(app, service, '/admin/universities/:id/verification', {
    submit: async (request, session) =>
      submit(service, await findUniversity(service, request), formFieldsOf(request), session),
    pageOf: recordPage('/admin/universities'),
    showError: (request, reply, session, notice) => show(service, request, reply, session, notice),
    errorStatus: 400,
  });
}

/** @throws HttpError 404 */
const findUniversity = ({ database: { orm } }: Service, request: FastifyRequest): Promise<UniversityName> =>
  findRecord(request, (id) =>
    orm
      .select({ id: universities.id, name: universities.name })
      .from(universities)
      .where(eq(universities.id, id)),
  );

async function submit(
  { database }: Service,
  { id }: UniversityName,
  fields: FormFields,
  { user }: StaffSession,
): Promise<Notice> {
  const state = verificationStates.find((known) => known === fields.state);
  const text = (name: string) => fields[name]?.trim() || null;
  const [register, code, url, day] = [text('register'), text('code'), text('url'), text('checked_on')];
  const note = text('note') ?? '';
  for (const [name, what] of [
    ['register', 'register'],
    ['code', 'code'],
    ['url', 'link'],
  ] as const) {
    const entered = text(name) ?? '';
    if (entered.length > MAX_TEXT_LENGTH) return tooLong(what, entered, MAX_TEXT_LENGTH, name);
  }
  if (note.length > MAX_NOTE_LENGTH) return tooLong('note', note, MAX_NOTE_LENGTH, 'note');
  if (!state) return refused('Please choose what you found.', 'state');
  if (state !== 'not_checked' && !(register && day))
    return refused(
      'Please name the register and the day on which you looked.',
      ...(register ? [] : ['register']),
      ...(day ? [] : ['checked_on']),
    );
  if (day && (!isDate(day) || day > nepalDate(new Date())))
    return refused('The day of the check must be a day that has come.', 'checked_on');
  if (url && !/^https:\/\/[^\s"<>]+$/.test(url)) return refused('The link must begin with https://.', 'url');
  const isRecorded = await recordVerification(
    database,
    id,
    {
      state,
      register,
      code,
      url,
      checked_on: state === 'not_checked' ? null : day,
      note,
      userId: user.id,
    },
    fields.last ? Number(fields.last) : null,
  );
  return isRecorded
    ? { kind: 'ok', text: `Stored: ${verificationNames[state]}. The site shows it within some seconds.` }
    : {
        kind: 'error',
        text: 'Someone else has entered a check meanwhile. Please look at it first.',
        status: 409,
      };
}

async function show(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
  notice?: Notice,
) {
  const university = await findUniversity(service, request);
  const history = await readVerifications(service.database.orm, university.id, MAX_HISTORY);
  const [newest] = history;
  const today = nepalDate(new Date());
  const entered = formFieldsOf(request);
  const field = (name: string, label: string, value: string | null | undefined, type = 'text') =>
    html`<label for="${name}">${label}</label><input class="wide" id="${name}" name="${name}" type="${type}"${type !== 'date' && html` maxlength="${MAX_TEXT_LENGTH}"`} value="${entered[name] ?? value}"${invalid(isInvalid(notice, name))}${type === 'date' && html` max="${today}"`}>`;
  return sendStaffPage(
    reply,
    session,
    university.name,
    html`
<p><a href="/admin/universities">All universities</a></p>
<form method="post" action="/admin/universities/${university.id}/verification" class="card">${formToken(session)}<input type="hidden" name="last" value="${newest?.id}">
<h2>Enter a check of the official register</h2>
<fieldset${invalid(isInvalid(notice, 'state'))}><legend>What you found</legend>${verificationStates.map(
      (state) =>
        html`<label class="inline"><input type="radio" name="state" value="${state}"${state === (entered.state ?? newest?.state ?? 'not_checked') && html` checked`}> ${verificationNames[state]}</label>`,
    )}</fieldset>
${field('register', 'Register', newest?.register)}
${field('code', 'Code in the register', newest?.code)}
${field('url', 'Link to the entry, or to the register', newest?.url, 'url')}
${field('checked_on', 'Day of the check', today, 'date')}
<label for="note">Note for staff</label><textarea id="note" name="note" rows="2" maxlength="${MAX_NOTE_LENGTH}"${invalid(isInvalid(notice, 'note'))}>${entered.note}</textarea>
<p class="actions"><button>Store</button></p></form>
<section><h2>History</h2>${history.length === 0 ? html`<p>No check yet.</p>` : html`<ol class="list" reversed>${history.map((check) => historyItem(check, today))}</ol>`}</section>`,
    { notice },
  );
}

function historyItem(check: VerificationRow, today: string) {
  const entry = [check.register, check.code].filter(Boolean).join(' ');
  const by = check.by ?? 'loaded data';
  return html`<li class="card row"><span><strong>${check.checked_on ?? 'No day'}</strong> ${check.url ? html`<a href="${check.url}" rel="noreferrer">${entry || check.url}</a>` : entry}${check.note ? html`<pre>${check.note}</pre>` : html`<br>`}<span class="muted">Entered by ${by}, ${timestampMinute(nepalTimestamp(check.at))}</span></span>${verificationLabel(check.state, check.state !== 'not_checked' && isCheckOld(check.checked_on, today))}</li>`;
}
