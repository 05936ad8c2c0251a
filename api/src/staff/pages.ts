import type { FastifyReply } from 'fastify';
import { type ApplicationStatus, applicationStatuses } from 'shared-api/schemas';
import type { describeApplications } from '../applications/describe-applications.ts';
import { staffMoves, statusNames } from '../applications/statuses.ts';
import { html, type Markup, sendPage } from '../http/html.ts';
import { kathmanduMinute } from '../http/nepal-time.ts';
import type { StaffSession } from './staff-session.ts';

type ApplicationRecord = Awaited<ReturnType<typeof describeApplications>>[number];

const navigation = (
  session: StaffSession,
) => html`<nav aria-label="Staff pages"><a href="/admin">Applications</a><a href="/admin/events">Event registrations</a></nav>
<form method="post" action="/admin/logout"><input type="hidden" name="form_token" value="${session.formToken}"><p class="muted">Signed in as ${session.user.email}. <button>Log out</button></p></form>`;

export const page = (reply: FastifyReply, session: StaffSession, title: string, body: Markup) =>
  sendPage(reply, `${title} – staff`, html`${navigation(session)}<h1>${title}</h1>${body}`);

export const loginPage = (reply: FastifyReply, error?: string) =>
  sendPage(
    reply,
    'Staff login',
    html`<h1>Staff login</h1>${error && html`<p class="error" role="alert">${error}</p>`}
<form method="post" action="/admin/login"><label for="email">Email</label><input id="email" name="email" type="email" autocomplete="username" required>
<label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required><p><button>Login</button></p></form>`,
  );

export interface ApplicationLine {
  id: number;
  name: string;
  account: string;
  course: string;
  status: ApplicationStatus;
  at: string;
  documents: number;
}

export function applicationsPage(
  reply: FastifyReply,
  session: StaffSession,
  list: { lines: readonly ApplicationLine[]; status: string; page: number; pages: number; count: number },
) {
  const link = (number: number) => `/admin?status=${encodeURIComponent(list.status)}&page=${number}`;
  return page(
    reply,
    session,
    'Applications',
    html`<form method="get" action="/admin"><label for="status">Status</label><select id="status" name="status"><option value="">All</option>${applicationStatuses.map(
      (status) =>
        status === list.status
          ? html`<option value="${status}" selected>${statusNames[status]}</option>`
          : html`<option value="${status}">${statusNames[status]}</option>`,
    )}</select> <button>Show</button></form>
<p>${list.count} applications, page ${list.page} of ${list.pages}.</p>
<div class="scroll" tabindex="0" role="region" aria-label="Applications"><table><thead><tr><th scope="col">No.</th><th scope="col">Applicant</th><th scope="col">Course</th><th scope="col">Documents</th><th scope="col">Status</th><th scope="col">Received</th></tr></thead><tbody>${list.lines.map(
      (line) =>
        html`<tr><td><a href="/admin/applications/${line.id}">${line.id}</a></td><td>${line.name || '(no name given)'}<br><span class="muted">${line.account}</span></td><td>${line.course || '(none given)'}</td><td>${line.documents}</td><td>${statusNames[line.status]}</td><td>${line.at}</td></tr>`,
    )}</tbody></table></div>
<p>${list.page > 1 && html`<a href="${link(list.page - 1)}">Previous</a> `}${list.page < list.pages && html`<a href="${link(list.page + 1)}">Next</a>`}</p>`,
  );
}

const labels: readonly (readonly [keyof ApplicationRecord, string])[] = [
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

export function applicationPage(
  reply: FastifyReply,
  session: StaffSession,
  record: ApplicationRecord,
  account: string,
  linkOf: (documentId: number) => string,
  notice?: { kind: 'ok' | 'error'; text: string },
) {
  const moves = staffMoves[record.status];
  const form = html`<form class="card" method="post" action="/admin/applications/${record.id}/status"><input type="hidden" name="form_token" value="${session.formToken}"><input type="hidden" name="from" value="${record.status}">
<label for="to">New status</label><select id="to" name="to">${moves.map((status) => html`<option value="${status}">${statusNames[status]}</option>`)}</select>
<label for="note">Note to the applicant (optional)</label><textarea id="note" name="note" rows="3" maxlength="1000"></textarea><p><button>Change status and write to the applicant</button></p></form>`;
  return page(
    reply,
    session,
    `Application no. ${record.id}`,
    html`${notice && html`<p class="${notice.kind}" role="${notice.kind === 'ok' ? 'status' : 'alert'}">${notice.text}</p>`}
<p>Status: <strong>${statusNames[record.status]}</strong>. Account: ${account}.</p>
<table><tbody>${labels.map(([key, label]) => html`<tr><th scope="row">${label}</th><td>${String(record[key] ?? '')}</td></tr>`)}</tbody></table>
<h2>Documents</h2>${record.documents.length === 0 ? html`<p>None were sent.</p>` : html`<ul>${record.documents.map((document) => html`<li><a href="${linkOf(document.id)}">${document.name}</a> <span class="muted">${document.group.replaceAll('_', ' ')}, ${Math.max(1, Math.round(document.size / 1024))} KB</span></li>`)}</ul><p class="muted">The links work for five minutes. Reload the page for new ones.</p>`}
<h2>History</h2><ol>${record.history.map((entry) => html`<li>${kathmanduMinute(entry.at)}: ${statusNames[entry.status]}${entry.note && html`<br><span class="muted">${entry.note}</span>`}</li>`)}</ol>
<h2>Change the status</h2>${moves.length > 0 ? form : html`<p>The applicant has withdrawn this application.</p>`}`,
  );
}

export function eventsPage(
  reply: FastifyReply,
  session: StaffSession,
  events: readonly { id: number; title: string; registrations: readonly { email: string; at: string }[] }[],
) {
  return page(
    reply,
    session,
    'Event registrations',
    html`${events.map(
      (event) =>
        html`<section class="card"><h2>${event.title}</h2>${event.registrations.length === 0 ? html`<p>Nobody yet.</p>` : html`<ol>${event.registrations.map(({ email, at }) => html`<li>${email} <span class="muted">${at}</span></li>`)}</ol>`}</section>`,
    )}`,
  );
}
