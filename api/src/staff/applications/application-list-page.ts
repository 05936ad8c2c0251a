import type { FastifyReply } from 'fastify';
import { type ApplicationStatus, applicationStatuses } from 'shared-api/schemas';
import { statusNames } from '../../applications/statuses.ts';
import { html } from '../../http/html.ts';
import { pageLinks, sendStaffPage } from '../page/page-layout.ts';
import type { StaffSession } from '../session/staff-session.ts';

interface ApplicationRow {
  id: number;
  name: string;
  /** E-mail address of the account. */
  account: string;
  course: string;
  status: ApplicationStatus;
  receivedAt: string;
  documentCount: number;
}

export interface ApplicationListPage {
  rows: readonly ApplicationRow[];
  /** The chosen filter; null shows all. */
  status: ApplicationStatus | null;
  page: number;
  pageCount: number;
  /** All applications that pass the filter. */
  count: number;
}

export function sendApplicationListPage(
  reply: FastifyReply,
  session: StaffSession,
  list: ApplicationListPage,
): FastifyReply {
  return sendStaffPage(
    reply,
    session,
    'Applications',
    html`${statusFilter(list.status)}
<p>${list.count} ${list.count === 1 ? 'application' : 'applications'}${list.pageCount > 1 && `, page ${list.page} of ${list.pageCount}`}.</p>
${list.count > 0 && html`<p><a href="/admin/applications.csv${list.status && `?status=${list.status}`}">Download as a table (CSV)</a></p>`}
<ul class="list">${list.rows.map(listItem)}</ul>
${linksTo(list)}`,
  );
}

const statusFilter = (chosen: ApplicationStatus | null) =>
  html`<form method="get" action="/admin" class="inline"><label for="status">Status</label><select id="status" name="status"><option value="">All</option>${applicationStatuses.map(
    (status) =>
      status === chosen
        ? html`<option value="${status}" selected>${statusNames[status]}</option>`
        : html`<option value="${status}">${statusNames[status]}</option>`,
  )}</select><button>Show</button></form>`;

const listItem = (row: ApplicationRow) =>
  html`<li class="card row"><span><a href="/admin/applications/${row.id}"><strong>${row.name || '(no name given)'}</strong></a> <span class="muted">no. ${row.id}</span><br>${row.course || '(no course given)'}<br><span class="muted">${row.account}, received ${row.receivedAt}, ${row.documentCount} ${row.documentCount === 1 ? 'document' : 'documents'}</span></span><span class="status">${statusNames[row.status]}</span></li>`;

const linksTo = ({ status, page, pageCount }: ApplicationListPage) =>
  pageLinks(page, pageCount, (number) => `/admin?status=${encodeURIComponent(status ?? '')}&page=${number}`);
