import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { and, count, desc, eq, ilike, inArray, or } from '../../database/drizzle.ts';
import { outbox } from '../../database/schema.ts';
import { recordId } from '../../http/request-url.ts';
import type { Service } from '../../http/service.ts';
import { sendAgain, type UndeliveredState, undelivered } from '../../mail/undelivered-emails.ts';
import { formFieldsOf } from '../forms/form-fields.ts';
import { type Notice, refused } from '../forms/notice.ts';
import { takeNotice } from '../forms/redirect-notice.ts';
import { addStaffForm } from '../forms/staff-form.ts';
import { listPage } from '../page/list-page.ts';
import { queryText, wordPatterns } from '../page/query-text.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { ADDRESS_FIELD, emailListQuery, sendEmailListPage } from './email-list-page.ts';
import { readEmailSubjects } from './subjects/email-subjects.ts';
import { subjectColumns } from './subjects/subject.ts';

const PAGE_SIZE = 25;
/** How many e-mails one press of the button for all sends again: they are due within two minutes. */
const BATCH_SIZE = 100;
/** Outdated ones among those that were given up are passed over. Of more than so many, the newest are looked at. */
const MAX_CONSIDERED = 200;

const states: readonly UndeliveredState[] = ['given_up', 'waiting'];

/** /admin/emails: e-mails that did not arrive, newest first, by state and address, and forms that have them sent again. */
export function addStaffEmailList(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/emails',
    staffOnly(service, async (request, reply, session) =>
      showList(service, request, reply, session, await takeNotice(service, request, reply, session)),
    ),
  );
  for (const [path, submit] of [
    ['/admin/emails/again', submitOne],
    ['/admin/emails/all-again', submitAll],
  ] as const)
    addStaffForm(app, service, path, {
      submit: (request) => submit(service, request),
      pageOf: (request) => `/admin/emails?${emailListQuery(filtersOf(request))}`,
      showError: (request, reply, session, notice) => showList(service, request, reply, session, notice),
      errorStatus: 409,
    });
}

/** What the address asks for. */
const filtersOf = (request: FastifyRequest) => ({
  state: states.find((known) => known === queryText(request, 'state')) ?? null,
  address: queryText(request, ADDRESS_FIELD),
  page: queryText(request, 'page'),
});

async function submitOne(service: Service, request: FastifyRequest): Promise<Notice> {
  const { email = '', state } = formFieldsOf(request);
  const shown = states.find((known) => known === state);
  const id = recordId(email);
  if (!shown || id === null)
    return {
      ...refused('The form does not say which email is sent again. Please use the list.'),
      status: 400,
    };
  const find = () =>
    service.database.orm
      .select({ ...subjectColumns, sentAt: outbox.sentAt })
      .from(outbox)
      .where(eq(outbox.id, id));
  const [before] = await find();
  if (!before) return refused('This email is not stored any more.');
  if (!before.sentAt) {
    const [subject] = await readEmailSubjects(service, [before]);
    if (subject?.outdated) return refused(`This email is not sent again. ${subject.outdated}`);
  }
  if ((await sendAgain(service.database.query, [before.id], shown)) === 1) {
    service.wakeOutbox();
    return {
      kind: 'ok',
      text: `Email no. ${before.id} is sent again. It leaves this list as soon as the mail server has taken it.`,
    };
  }
  const [after] = await find();
  if (!after || after.sentAt) return refused('This email has been sent meanwhile.');
  return shown === 'given_up'
    ? refused('Someone else has had this email sent again meanwhile. It waits for its next attempt.')
    : refused('This email was given up meanwhile. Please look at the reason first.');
}

async function submitAll(service: Service, request: FastifyRequest): Promise<Notice> {
  const { emails = '' } = formFieldsOf(request);
  const ids = emails.split(',', BATCH_SIZE).flatMap((text) => recordId(text) ?? []);
  const rows =
    ids.length === 0
      ? []
      : await service.database.orm
          .select(subjectColumns)
          .from(outbox)
          .where(and(undelivered.given_up, inArray(outbox.id, ids)));
  const subjects = await readEmailSubjects(service, rows);
  const current = rows.filter((_row, index) => !subjects[index]?.outdated).map(({ id }) => id);
  const sent = await sendAgain(service.database.query, current, 'given_up');
  if (sent === 0)
    return refused('These emails have been sent again meanwhile. Please look at the list first.');
  service.wakeOutbox();
  return {
    kind: 'ok',
    text: `${sent === 1 ? 'One email is' : `${sent} emails are`} sent again over the next minutes. They leave this list as soon as the mail server has taken them.`,
  };
}

/** The e-mails that the button for all sends again: the newest that were given up, without outdated ones. */
async function readBatch(service: Service): Promise<number[]> {
  const rows = await service.database.orm
    .select(subjectColumns)
    .from(outbox)
    .where(undelivered.given_up)
    .orderBy(desc(outbox.id))
    .limit(MAX_CONSIDERED);
  const subjects = await readEmailSubjects(service, rows);
  return rows
    .filter((_row, index) => !subjects[index]?.outdated)
    .slice(0, BATCH_SIZE)
    .map(({ id }) => id);
}

async function showList(
  service: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
  notice?: Notice,
) {
  const { orm } = service.database;
  const { state, address, page: asked } = filtersOf(request);
  const countOf = async (condition: ReturnType<typeof and>) => {
    const [total] = await orm.select({ count: count() }).from(outbox).where(condition);
    return Number(total?.count ?? 0);
  };
  const counts = {
    given_up: await countOf(undelivered.given_up),
    waiting: await countOf(undelivered.waiting),
  };
  const shown = and(
    state ? undelivered[state] : or(undelivered.given_up, undelivered.waiting),
    ...wordPatterns(address).map((pattern) => ilike(outbox.recipient, pattern)),
  );
  const found = await countOf(shown);
  const { page, pageCount, offset } = listPage(asked, found, PAGE_SIZE);
  const rows = await orm
    .select()
    .from(outbox)
    .where(shown)
    .orderBy(desc(outbox.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const subjects = await readEmailSubjects(service, rows);
  const hasBatch = counts.given_up > 1 && state !== 'waiting' && !address;
  return sendEmailListPage(
    reply,
    session,
    {
      emails: rows.map((row, index) => ({ ...row, ...subjects[index] })),
      state,
      address,
      counts,
      page,
      pageCount,
      count: found,
      batch: hasBatch ? await readBatch(service) : [],
      considered: hasBatch ? Math.min(counts.given_up, MAX_CONSIDERED) : counts.given_up,
    },
    notice,
  );
}
