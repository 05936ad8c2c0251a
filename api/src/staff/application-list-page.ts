import type { FastifyReply } from 'fastify';
import { type ApplicationStatus, applicationStatuses } from 'shared-api/schemas';
import { statusNames } from '../applications/statuses.ts';
import { html } from '../http/html.ts';
import { sendStaffPage } from './page-layout.ts';
import type { StaffSession } from './staff-session.ts';

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
<p>${list.count} applications, page ${list.page} of ${list.pageCount}.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Applications"><table><thead><tr><th scope="col">No.</th><th scope="col">Applicant</th><th scope="col">Course</th><th scope="col">Documents</th><th scope="col">Status</th><th scope="col">Received</th></tr></thead><tbody>${list.rows.map(tableRow)}</tbody></table></div>
${pageLinks(list)}`,
  );
}

const statusFilter = (chosen: ApplicationStatus | null) =>
  html`<form method="get" action="/admin"><label for="status">Status</label><select id="status" name="status"><option value="">All</option>${applicationStatuses.map(
    (status) =>
      status === chosen
        ? html`<option value="${status}" selected>${statusNames[status]}</option>`
        : html`<option value="${status}">${statusNames[status]}</option>`,
  )}</select> <button>Show</button></form>`;

const tableRow = (row: ApplicationRow) =>
  html`<tr><td><a href="/admin/applications/${row.id}">${row.id}</a></td><td>${row.name || '(no name given)'}<br><span class="muted">${row.account}</span></td><td>${row.course || '(none given)'}</td><td>${row.documentCount}</td><td>${statusNames[row.status]}</td><td>${row.receivedAt}</td></tr>`;

function pageLinks({ status, page, pageCount }: ApplicationListPage) {
  const link = (number: number) => `/admin?status=${encodeURIComponent(status ?? '')}&page=${number}`;
  return html`<p>${page > 1 && html`<a href="${link(page - 1)}">Previous</a> `}${page < pageCount && html`<a href="${link(page + 1)}">Next</a>`}</p>`;
}
