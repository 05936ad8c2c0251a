import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { applicationStatuses } from 'shared-api/schemas';
import { readStaffAccounts } from '../../accounts/staff-accounts.ts';
import { addNote, MAX_INTERNAL_NOTE_LENGTH } from '../../applications/add-note.ts';
import { changeStatusByStaff, MAX_STATUS_NOTE_LENGTH } from '../../applications/change-status.ts';
import { describeWithoutHistory } from '../../applications/describe-applications.ts';
import { readStaffRecords } from '../../applications/read-staff-records.ts';
import { statusNames } from '../../applications/statuses.ts';
import type { Orm } from '../../database/database.ts';
import { eq, pgCore } from '../../database/drizzle.ts';
import { applications, users } from '../../database/schema.ts';
import { findRecord } from '../../http/find-record.ts';
import type { Service } from '../../http/service.ts';
import { type FormFields, formFieldsOf } from '../forms/form-fields.ts';
import { type Notice, refused, tooLong } from '../forms/notice.ts';
import { takeNotice } from '../forms/redirect-notice.ts';
import { addStaffForm, recordPage } from '../forms/staff-form.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { sendApplicationPage } from './application-page.ts';
import { documentLink } from './document-links.ts';
import { submitResponsible } from './responsible-form.ts';

const responsibleStaff = pgCore.alias(users, 'responsible_staff');

/** /admin/applications/:id: one application, the forms that change its status and who is responsible, and the internal notes. */
export function addStaffApplicationDetail(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/applications/:id',
    staffOnly(service, async (request, reply, session) =>
      showApplication(service, request, reply, session, await takeNotice(service, request, reply, session)),
    ),
  );
  const addForm = (
    name: string,
    ownFields: readonly string[],
    errorStatus: 400 | 409,
    submit: (request: FastifyRequest, session: StaffSession) => Promise<Notice>,
  ) =>
    addStaffForm(app, service, `/admin/applications/:id/${name}`, {
      submit,
      pageOf: recordPage('/admin/applications'),
      showError: (request, reply, session, notice) =>
        showApplication(service, request, reply, session, notice, formFieldsOf(request)),
      showUnsent: (request, reply, session, { text, ...notice }) => {
        const others = fieldsWithout(ownFields, formFieldsOf(request));
        if (!TEXT_FIELDS.some((field) => others[field]?.trim())) return undefined;
        const notes = { ...notice, text: `${text} Your other note is not stored yet.` };
        return showApplication(service, request, reply, session, notes, others);
      },
      errorStatus,
    });
  addForm('status', ['to', 'note'], 409, (request, session) => submitStatus(service, request, session));
  addForm('notes', ['internal_note'], 400, (request, session) => submitNote(service, request, session));
  addForm('responsible', ['colleague'], 409, async (request, session) => {
    const { application } = await findApplication(service.database.orm, request);
    return submitResponsible(service, request, session, application.id);
  });
}

/** In which staff may have written what they would not like to lose. */
const TEXT_FIELDS = ['internal_note', 'note'] as const;

const fieldsWithout = (names: readonly string[], fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** @throws HttpError 404 */
const findApplication = (orm: Orm, request: FastifyRequest) =>
  findRecord(request, (id) =>
    orm
      .select({
        application: applications,
        account: users.email,
        language: users.language,
        responsible: { id: responsibleStaff.id, email: responsibleStaff.email },
      })
      .from(applications)
      .innerJoin(users, eq(users.id, applications.userId))
      .leftJoin(responsibleStaff, eq(responsibleStaff.id, applications.responsibleId))
      .where(eq(applications.id, id)),
  );

async function showApplication(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
  notice?: Notice,
  entered: FormFields = {},
) {
  const { orm } = service.database;
  const { application, account, responsible } = await findApplication(orm, request);
  const [record] = await describeWithoutHistory(orm, [application]);
  return sendApplicationPage(reply, session, {
    record: record!,
    responsible,
    staff: await readStaffAccounts(orm),
    ...(await readStaffRecords(orm, application.id)),
    account,
    linkOf: (documentId) => documentLink(service, documentId),
    notice,
    entered,
  });
}

async function submitStatus(
  service: Service,
  request: FastifyRequest,
  { user }: StaffSession,
): Promise<Notice> {
  const { from, to, note: typedNote = '' } = formFieldsOf(request);
  const note = typedNote.trim();
  const { application, account, language } = await findApplication(service.database.orm, request);
  const status = applicationStatuses.find((known) => known === to);
  // `from` is what the page showed: a change that someone else made meanwhile must be seen first.
  const isShown = status !== undefined && application.status === from;
  if (isShown && note.length > MAX_STATUS_NOTE_LENGTH)
    return tooLong('note', note, MAX_STATUS_NOTE_LENGTH, 'note');
  const isChanged =
    isShown &&
    (await changeStatusByStaff(service.database, application, {
      status,
      note,
      recipient: { email: account, language },
      userId: user.id,
    }));
  if (!isChanged) {
    return {
      kind: 'error',
      text: 'The application was changed meanwhile, or this change is not possible. Please check it again.',
    };
  }
  service.wakeOutbox();
  return {
    kind: 'ok',
    text: `The status is now: ${statusNames[status]}. The applicant gets an email.`,
  };
}

async function submitNote(
  { database }: Service,
  request: FastifyRequest,
  { user }: StaffSession,
): Promise<Notice> {
  const text = formFieldsOf(request).internal_note?.trim() ?? '';
  const { application } = await findApplication(database.orm, request);
  if (text === '') return refused('Please write a note.', 'internal_note');
  if (text.length > MAX_INTERNAL_NOTE_LENGTH)
    return tooLong('note', text, MAX_INTERNAL_NOTE_LENGTH, 'internal_note');
  await addNote(database, { applicationId: application.id, userId: user.id, text });
  return { kind: 'ok', text: 'The note is stored. The applicant does not get it.' };
}
