import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Verification, type VerificationState, verificationStates } from 'shared-api/schemas';
import { isCheckOld } from 'shared-api/verification-age';
import { and, asc, count, eq, ilike, isNull, or } from '../../database/drizzle.ts';
import { countries, universities } from '../../database/schema.ts';
import { html } from '../../http/html.ts';
import { nepalDate } from '../../http/nepal-time.ts';
import type { Service } from '../../http/service.ts';
import { addressForm } from '../forms/address-form.ts';
import { options } from '../forms/options.ts';
import { listPage } from '../page/list-page.ts';
import { pageLinks, sendStaffPage } from '../page/page-layout.ts';
import { MAX_QUERY_LENGTH, queryText, wordPatterns } from '../page/query-text.ts';
import { staffOnly } from '../session/staff-only.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { verificationLabel, verificationNames } from './verification-names.ts';

const PAGE_SIZE = 50;

/** /admin/universities: which universities stand in the official register of their country, and when that was checked. */
export function addStaffUniversityList(app: FastifyInstance, service: Service): void {
  app.get(
    '/admin/universities',
    staffOnly(service, (request, reply, session) => showUniversities(service, request, reply, session)),
  );
}

async function showUniversities(
  { database: { orm } }: Service,
  request: FastifyRequest,
  reply: FastifyReply,
  session: StaffSession,
) {
  const query = request.query as { state?: unknown; page?: unknown };
  const state = verificationStates.find((known) => known === query.state) ?? null;
  const name = queryText(request, 'name');
  const isShown = and(
    state ? hasState(state) : undefined,
    ...wordPatterns(name).map((pattern) => ilike(universities.name, pattern)),
  );
  const [total] = await orm.select({ count: count() }).from(universities).where(isShown);
  const found = Number(total?.count ?? 0);
  const { page, pageCount, offset } = listPage(query.page, found, PAGE_SIZE);
  const rows = await orm
    .select({
      id: universities.id,
      name: universities.name,
      country: countries.name,
      verification: universities.verification,
    })
    .from(universities)
    .leftJoin(countries, eq(countries.id, universities.countryId))
    .where(isShown)
    .orderBy(asc(universities.name), asc(universities.id))
    .limit(PAGE_SIZE)
    .offset(offset);
  const today = nepalDate(new Date());
  const link = (number: number) =>
    `/admin/universities?${new URLSearchParams({ state: state ?? '', name, page: String(number) })}`;
  return sendStaffPage(
    reply,
    session,
    'Universities',
    html`<form method="get" action="/admin/universities" ${addressForm}><span class="pair"><label for="state">Verification</label><select id="state" name="state"><option value="">All</option>${options(
      verificationStates.map((known) => [known, verificationNames[known]]),
      state,
    )}</select></span><span class="pair"><label for="name">Name</label><input id="name" name="name" value="${name}" maxlength="${MAX_QUERY_LENGTH}"></span><button>Show</button></form>
<p>${found} ${found === 1 ? 'university' : 'universities'}${pageCount > 1 && `, page ${page} of ${pageCount}`}.</p>
<ul class="list">${rows.map((row) => listItem(row, today))}</ul>
${pageLinks(page, pageCount, link)}`,
  );
}

/** Without a check nothing is stored: that is "not checked" as well. */
const hasState = (state: VerificationState) =>
  state === 'not_checked'
    ? or(isNull(universities.verificationState), eq(universities.verificationState, state))
    : eq(universities.verificationState, state);

function listItem(
  row: { id: number; name: string; country: string | null; verification: string | null },
  today: string,
) {
  const verification = row.verification === null ? null : (JSON.parse(row.verification) as Verification);
  const { state, checked_on: day = null } = verification ?? { state: 'not_checked' as const };
  const entry = [verification?.register, verification?.code].filter(Boolean).join(' ');
  return html`<li class="card row"><span><a href="/admin/universities/${row.id}"><strong>${row.name}</strong></a> <span class="muted">${row.country}</span><br><span class="muted">${[entry, day && `checked ${day}`].filter(Boolean).join(', ') || 'No check yet'}</span></span>${verificationLabel(state, state !== 'not_checked' && isCheckOld(day, today))}</li>`;
}
