import type { FastifyReply } from 'fastify';
import type { outbox } from '../../database/schema.ts';
import { html } from '../../http/html.ts';
import { nepalTimestamp, timestampMinute } from '../../http/nepal-time.ts';
import type { UndeliveredState } from '../../mail/undelivered-emails.ts';
import { addressForm } from '../forms/address-form.ts';
import type { Notice } from '../forms/notice.ts';
import { options } from '../forms/options.ts';
import { formToken, pageLinks, sendStaffPage } from '../page/page-layout.ts';
import { personLink } from '../page/person-link.ts';
import { MAX_QUERY_LENGTH } from '../page/query-text.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { emailKindNames } from './email-kind-names.ts';
import type { EmailSubject } from './subjects/subject.ts';

/** Name of the field by which the list is searched. */
export const ADDRESS_FIELD = 'address';

type UndeliveredEmail = typeof outbox.$inferSelect & EmailSubject;

interface EmailListPage {
  emails: readonly UndeliveredEmail[];
  /** The chosen filter; null shows all. */
  state: UndeliveredState | null;
  /** Shows e-mails to addresses with these words; empty shows all. */
  address: string;
  /** E-mails of each state, whatever the filters. */
  counts: Record<UndeliveredState, number>;
  page: number;
  pageCount: number;
  /** All e-mails that pass the filters. */
  count: number;
  /** Ids of the e-mails that the button for all sends again; none where it is not offered. */
  batch: readonly number[];
  /** Among how many that were given up it was looked for them. */
  considered: number;
}

interface Filters extends Pick<EmailListPage, 'state' | 'address'> {
  /** A number, or what the address asks for. */
  page: number | string;
}

/** The filters and the page of the list as a query, without what is the same as nothing. */
export const emailListQuery = ({ state, address, page }: Filters): string =>
  new URLSearchParams({
    ...(state && { state }),
    ...(address && { [ADDRESS_FIELD]: address }),
    ...(page && String(page) !== '1' && { page: String(page) }),
  }).toString();

export function sendEmailListPage(
  reply: FastifyReply,
  session: StaffSession,
  list: EmailListPage,
  notice: Notice | undefined,
): Promise<unknown> {
  const { emails, count, page, pageCount } = list;
  return sendStaffPage(
    reply,
    session,
    'Emails that did not arrive',
    html`${filters(list)}
<p>${count} ${count === 1 ? 'email' : 'emails'}${pageCount > 1 && `, page ${page} of ${pageCount}`}.</p>
${batchForm(list, session)}
<ul class="list">${emails.map((email) => emailCard(email, list, session))}</ul>
${pageLinks(page, pageCount, (number) => `/admin/emails?${emailListQuery({ ...list, page: number })}`)}
${advice}`,
    { notice },
  );
}

const filters = ({ state, address, counts }: EmailListPage) =>
  html`<form method="get" action="/admin/emails" ${addressForm}><span class="pair"><label for="state">Show</label><select id="state" name="state"><option value="">All</option>${options(
    [
      ['given_up', `Given up (${counts.given_up})`],
      ['waiting', `Waiting (${counts.waiting})`],
    ],
    state,
  )}</select></span><span class="pair"><label for="${ADDRESS_FIELD}">Email address</label><input id="${ADDRESS_FIELD}" name="${ADDRESS_FIELD}" value="${address}" maxlength="${MAX_QUERY_LENGTH}"></span><button>Show</button></form>`;

/** The form has the e-mails themselves: sent twice, it does not send the next ones. */
const batchForm = (list: EmailListPage, session: StaffSession) =>
  list.batch.length > 1
    ? html`<form method="post" action="/admin/emails/all-again?${emailListQuery(list)}" class="card">${formToken(session)}<input type="hidden" name="emails" value="${list.batch.join()}"><p>If the mail server was at fault and works again, have the given-up emails sent again${list.batch.length < list.counts.given_up && ', without those that are outdated and at most 100 at a time'}.${onlyNewest(list)} They are sent over the next minutes. A mistyped address is refused again.</p><p class="actions"><button class="plain">Send ${list.batch.length} given-up emails again</button></p></form>`
    : onlyNewest(list) && html`<p>${onlyNewest(list)} At most one of them can be sent again.</p>`;

const onlyNewest = ({ considered, counts }: EmailListPage) =>
  considered < counts.given_up &&
  ` Of the ${counts.given_up} given-up emails, the newest ${considered} were looked at.`;

const minute = (date: Date) => timestampMinute(nepalTimestamp(date));

function emailCard(email: UndeliveredEmail, list: EmailListPage, session: StaffSession) {
  const { id, kind, recipient, attempts, nextAttemptAt, refusedAt, lastError, createdAt, record, outdated } =
    email;
  const isDue = nextAttemptAt <= new Date();
  const next = refusedAt
    ? `given up ${minute(refusedAt)}`
    : `next attempt ${isDue ? 'now' : minute(nextAttemptAt)}`;
  const links = html`${record && html`<a class="button plain" href="${record.href}">${record.name}</a>`}${personLink(recipient)}`;
  return html`<li class="card" id="email-${id}"><div class="row"><span><strong>${emailKindNames[kind] ?? kind}</strong> <span class="muted">no. ${id}</span><br>${recipient}<br><span class="muted">Written ${minute(createdAt)}, ${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}, ${next}</span></span>${refusedAt ? html`<span class="status warn">Given up</span>` : html`<span class="status">Waiting</span>`}</div>
<p>${lastError && attempts === 0 && 'Before: '}${lastError ?? (attempts > 0 ? 'The reason is not known.' : 'Not tried yet.')}</p>
${outdated ? html`<p>Sending it again is not offered. ${outdated}</p><p class="actions">${links}</p>` : html`<form method="post" action="/admin/emails/again?${emailListQuery(list)}">${formToken(session)}<input type="hidden" name="email" value="${id}"><input type="hidden" name="state" value="${refusedAt ? 'given_up' : 'waiting'}"><p class="actions"><button>Send again<span class="hidden"> to ${recipient}, no. ${id}</span></button>${links}</p></form>`}</li>`;
}

const advice = html`<section><h2>What you can do</h2><p>An email is given up when the mail server refuses its address for good, or fails at it alone for a day. Others wait and are tried again by themselves, as long as what they tell is still so.</p><p>A mistyped address is refused every time, and cannot be changed here. Look whether the person has left a phone number (“All records of this person”), call, and ask them to sign up, book or write again with the right address.</p><p>What was given up is removed after 30 days.</p></section>`;
