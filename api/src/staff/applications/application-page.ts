import type { FastifyReply } from 'fastify';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';
import { MAX_INTERNAL_NOTE_LENGTH } from '../../applications/add-note.ts';
import { MAX_STATUS_NOTE_LENGTH } from '../../applications/change-status.ts';
import type { ApplicationRecord } from '../../applications/describe-applications.ts';
import type { StaffRecords } from '../../applications/read-staff-records.ts';
import { staffTransitions, statusNames } from '../../applications/statuses.ts';
import { html } from '../../http/html.ts';
import { nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';
import type { FormFields } from '../forms/form-fields.ts';
import { invalid, isInvalid, type Notice } from '../forms/notice.ts';
import { options } from '../forms/options.ts';
import { unsentNote } from '../forms/unsent-note.ts';
import { mailLink } from '../page/mail-link.ts';
import { formToken, sendStaffPage } from '../page/page-layout.ts';
import { personLink } from '../page/person-link.ts';
import { phoneLink } from '../page/phone-link.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { historyList, nameOf } from './application-history.ts';
import { handOverFields, responsibleBefore, takeOverButton } from './responsible-form.ts';

export interface ApplicationPage extends StaffRecords {
  record: ApplicationRecord;
  /** E-mail address of the applicant's account. */
  account: string;
  /** The member of staff who works on it; null: nobody. */
  responsible: StaffAccount | null;
  /** All who can be made responsible. */
  staff: readonly StaffAccount[];
  linkOf: (documentId: number) => string;
  notice?: Notice | undefined;
  /** What was entered into a form that was refused. */
  entered?: FormFields;
}

/** One form with several buttons: what was typed beside the fields of the pressed one would be lost otherwise. */
const FORM_ID = 'changes';

const fieldLabels: readonly (readonly [keyof ApplicationRecord, string])[] = [
  ['first_name', 'First name'],
  ['last_name', 'Last name'],
  ['email', 'Email'],
  ['contact', 'Mobile number'],
  ['address', 'Permanent address'],
  ['last_academic_qualification', 'Last academic qualification'],
  ['test_type', 'Test'],
  ['overall_score', 'Overall score'],
  ['marital_status', 'Married?'],
  ['preferred_university', 'Preferred university'],
  ['preferred_course', 'Preferred course'],
];

export function sendApplicationPage(
  reply: FastifyReply,
  session: StaffSession,
  { record, account, responsible, staff, linkOf, notice, entered = {}, ...records }: ApplicationPage,
): Promise<unknown> {
  const shown = { applicationId: record.id, responsible };
  return sendStaffPage(
    reply,
    session,
    `Application no. ${record.id}`,
    html`
<p>Status: <strong>${statusNames[record.status]}</strong>. Account: <a href="${mailLink(account)}">${account}</a>.</p>
<p>Responsible: <strong>${responsible?.email ?? 'Nobody yet'}</strong></p>
<div class="actions">${takeOverButton(shown, session, FORM_ID)}${personLink(account)}</div>
<dl class="facts">${fieldLabels.map(([key, label]) => html`<div><dt>${label}</dt><dd>${factOf(record, key)}</dd></div>`)}</dl>
<h2>Documents</h2>${documentList(record, linkOf)}
<h2>History</h2>${historyList(records)}
<h2>Internal notes</h2>${noteList(records.notes)}<form id="${FORM_ID}" method="post">${formToken(session)}${responsibleBefore(shown)}
${noteFields(record, entered, notice)}
${handOverFields(shown, staff, session, entered, notice)}
${statusFields(record, entered, notice)}</form>${withdrawnText(record, entered)}`,
    { notice },
  );
}

function factOf(record: ApplicationRecord, key: keyof ApplicationRecord) {
  const text = String(record[key] ?? '');
  if (text === '') return '–';
  if (key === 'email') return html`<a href="${mailLink(text)}">${text}</a>`;
  return key === 'contact' ? phoneLink(text) : text;
}

function documentList({ documents }: ApplicationRecord, linkOf: ApplicationPage['linkOf']) {
  if (documents.length === 0) return html`<p>None were sent.</p>`;
  const items = documents.map(
    ({ id, name, group, size }) =>
      html`<li class="card row"><span>${name}<br><span class="muted">${group.replaceAll('_', ' ')}, ${Math.max(1, Math.round(size / 1024))} KB</span></span><span class="actions"><a class="button" href="/admin/documents/${id}/view">Open<span class="hidden"> ${name}</span></a><a class="button plain" href="${linkOf(id)}">Download<span class="hidden"> ${name}</span></a></span></li>`,
  );
  return html`<ul class="list">${items}</ul><p class="muted">Downloads work for five minutes. Reload the page for new links.</p>`;
}

const noteList = (notes: StaffRecords['notes']) =>
  notes.length > 0 &&
  html`<ol class="list">${notes.map(({ at, text, by }) => html`<li class="card"><p class="muted">${timestampMinute(nepalTimestamp(at))}${nameOf(by)}</p><pre>${text}</pre></li>`)}</ol>`;

const noteFields = (
  { id }: ApplicationRecord,
  { internal_note: text }: FormFields,
  notice: Notice | undefined,
) =>
  html`<div class="card"><label for="internal_note">Note for staff (the applicant does not get it)</label><textarea id="internal_note" name="internal_note" rows="3" maxlength="${MAX_INTERNAL_NOTE_LENGTH}"${invalid(isInvalid(notice, 'internal_note'))}>${text}</textarea><p class="muted">Who asks for a copy of all data about them gets these notes too.</p><p><button class="plain" formaction="/admin/applications/${id}/notes" formnovalidate>Store the note</button></p></div>`;

const STATUS_HEADING = html`<h2>Change the status</h2>`;

function statusFields(
  { id, status }: ApplicationRecord,
  { to, note }: FormFields,
  notice: Notice | undefined,
) {
  const nextStatuses = staffTransitions[status];
  return (
    nextStatuses.length > 0 &&
    html`${STATUS_HEADING}<div class="card"><input type="hidden" name="from" value="${status}">
<label for="to">New status</label><select id="to" name="to">${options(
      nextStatuses.map((next) => [next, statusNames[next]]),
      to,
    )}</select>
<label for="note">Note to the applicant (optional)</label><textarea id="note" name="note" rows="3" maxlength="${MAX_STATUS_NOTE_LENGTH}"${invalid(isInvalid(notice, 'note'))}>${note}</textarea><p><button formaction="/admin/applications/${id}/status" formnovalidate>Change status and write to the applicant</button></p></div>`
  );
}

const withdrawnText = ({ status }: ApplicationRecord, { note }: FormFields) =>
  staffTransitions[status].length === 0 &&
  html`${STATUS_HEADING}<p>The applicant has withdrawn this application.</p>${unsentNote(note)}`;
