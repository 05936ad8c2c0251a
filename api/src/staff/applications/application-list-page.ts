import type { FastifyReply } from 'fastify';
import { type ApplicationStatus, applicationStatuses } from 'shared-api/schemas';
import type { StaffAccount } from '../../accounts/staff-accounts.ts';
import { statusNames } from '../../applications/statuses.ts';
import { html } from '../../http/html.ts';
import { addressForm } from '../forms/address-form.ts';
import { options } from '../forms/options.ts';
import { pageLinks, sendStaffPage } from '../page/page-layout.ts';
import { MAX_QUERY_LENGTH } from '../page/query-text.ts';
import type { StaffSession } from '../session/staff-session.ts';

/** Name of the field by which the list is searched. The one of the header, `q`, finds people everywhere. */
export const TEXT_FIELD = 'text';

interface ApplicationRow {
  id: number;
  name: string;
  /** E-mail address of the account. */
  account: string;
  course: string;
  status: ApplicationStatus;
  receivedAt: string;
  documentCount: number;
  /** E-mail address of the member of staff who works on it; null: nobody. */
  responsible: string | null;
}

export interface ApplicationFilters {
  /** null shows all. */
  status: ApplicationStatus | null;
  /** Shows applications with these words; empty shows all. */
  text: string;
  /**
   * Shows those of the member of staff who reads the list, of nobody, or of another account; none of an account that is
   * none of staff (any more); null shows all.
   */
  responsible: 'me' | 'nobody' | 'unknown' | number | null;
}

export interface ApplicationListPage {
  rows: readonly ApplicationRow[];
  filters: ApplicationFilters;
  /** Members of staff besides the one who reads the list. */
  otherStaff: readonly StaffAccount[];
  /** Applications of the one who reads the list that are neither decided nor withdrawn. */
  ownOpenCount: number;
  /** Applications of each status, whatever the filters. */
  counts: ReadonlyMap<ApplicationStatus, number>;
  page: number;
  pageCount: number;
  /** All applications that pass the filters. */
  count: number;
}

export function sendApplicationListPage(
  reply: FastifyReply,
  session: StaffSession,
  list: ApplicationListPage,
): Promise<unknown> {
  return sendStaffPage(
    reply,
    session,
    'Applications',
    html`${filterForm(list)}
${list.filters.responsible === 'unknown' && html`<p class="error">The address names nobody who is a member of staff. Please choose who is responsible.</p>`}
<p>${list.count} ${list.count === 1 ? 'application' : 'applications'}${list.pageCount > 1 && `, page ${list.page} of ${list.pageCount}`}.</p>
${list.count > 0 && html`<p><a href="/admin/applications.csv?${queryOf(list.filters)}">Download as a table (CSV)</a></p>`}
<ul class="list">${list.rows.map(listItem)}</ul>
${linksTo(list)}`,
  );
}

const filterForm = ({
  filters: { status: chosen, text, responsible },
  counts,
  otherStaff,
  ownOpenCount,
}: ApplicationListPage) =>
  html`<form method="get" action="/admin" ${addressForm}><span class="pair"><label for="status">Status</label><select id="status" name="status"><option value="">All</option>${options(
    applicationStatuses.map((status) => [status, `${statusNames[status]} (${counts.get(status) ?? 0})`]),
    chosen,
  )}</select></span><span class="pair"><label for="responsible">Responsible</label><select id="responsible" name="responsible"><option value="">Everybody</option>${options(
    [
      ['me', `Mine (${ownOpenCount} open)`],
      ['nobody', 'Nobody’s'],
      ...otherStaff.map(({ id, email }) => [String(id), email] as const),
    ],
    responsible === null ? null : String(responsible),
  )}</select></span><span class="pair wide"><label for="${TEXT_FIELD}">Name, course or university</label><input id="${TEXT_FIELD}" name="${TEXT_FIELD}" value="${text}" maxlength="${MAX_QUERY_LENGTH}"></span><button>Show</button></form>`;

const listItem = (row: ApplicationRow) =>
  html`<li class="card row"><span><a href="/admin/applications/${row.id}"><strong>${row.name || '(no name given)'}</strong></a> <span class="muted">no. ${row.id}</span><br>${row.course || '(no course given)'}<br><span class="muted">${row.account}, received ${row.receivedAt}, ${row.documentCount} ${row.documentCount === 1 ? 'document' : 'documents'}<br>Responsible: ${row.responsible ?? 'nobody yet'}</span></span><span class="status">${statusNames[row.status]}</span></li>`;

/** The shown filters as a query. */
const queryOf = ({ status, text, responsible }: ApplicationFilters, more: Record<string, string> = {}) =>
  new URLSearchParams({
    ...(status && { status }),
    ...(text && { [TEXT_FIELD]: text }),
    ...(responsible !== null && { responsible: String(responsible) }),
    ...more,
  }).toString();

const linksTo = (list: ApplicationListPage) =>
  pageLinks(
    list.page,
    list.pageCount,
    (number) => `/admin?${queryOf(list.filters, { page: String(number) })}`,
  );
