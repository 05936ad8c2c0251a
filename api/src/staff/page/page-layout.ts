import type { FastifyReply } from 'fastify';
import { html, type Markup } from '../../http/html.ts';
import { type PageOptions, sendHtmlPage } from '../../http/html-page.ts';
import { pathOf } from '../../http/request-url.ts';
import { addressForm } from '../forms/address-form.ts';
import { errorTitle, type Notice, noticeLine } from '../forms/notice.ts';
import type { StaffSession } from '../session/staff-session.ts';
import { MAX_QUERY_LENGTH } from './query-text.ts';

const EMAILS = '/admin/emails';

const pages = [
  ['/admin', 'Applications'],
  ['/admin/appointments', 'Appointments'],
  ['/admin/messages', 'Messages'],
  [EMAILS, 'Emails'],
  ['/admin/events', 'Event registrations'],
  ['/admin/universities', 'Universities'],
] as const;

/** Marks the page of an address, or the list that a record belongs to. */
const currentMark = (href: string, path: string) => {
  if (href === path) return html` aria-current="page"`;
  const isOfRecords = href === '/admin' ? /^\/admin\/(?:applications|documents)\// : new RegExp(`^${href}/`);
  return isOfRecords.test(path) && html` aria-current="true"`;
};

/** E-mails that were given up are seen on every page, so that nobody has to look for them. */
const givenUpMark = (href: string, count: number) =>
  href === EMAILS && count > 0 && html` <span class="status warn">${count} given up</span>`;

const navigation = (session: StaffSession, path: string, search: string, givenUpEmails: number) =>
  html`<a class="skip button" href="#content">Skip to content</a><header class="bar"><nav aria-label="Staff pages">${pages.map(([href, name]) => html`<a href="${href}"${currentMark(href, path)}>${name}${givenUpMark(href, givenUpEmails)}</a>`)}</nav>
<form method="get" action="/admin/search" role="search" ${addressForm}><label for="q" class="hidden">Name, email, mobile number, reference or number of a record</label><input id="q" name="q" type="search" placeholder="Find a person" value="${search}" maxlength="${MAX_QUERY_LENGTH}"><button>Find</button></form></header>
<form method="post" action="/admin/logout" class="account"><input type="hidden" name="form_token" value="${session.formToken}"><span class="muted">Signed in as ${session.user.email}</span> <button class="plain">Log out</button></form>`;

/** Links to the pages of a list before and after the shown one. */
export const pageLinks = (page: number, pageCount: number, link: (page: number) => string) =>
  html`<p class="actions">${page > 1 && html`<a class="button plain" href="${link(page - 1)}">Previous</a>`}${page < pageCount && html`<a class="button plain" href="${link(page + 1)}">Next</a>`}</p>`;

/** The hidden fields of every form of the staff pages. */
export const formToken = ({ formToken: token }: StaffSession) =>
  html`<input type="hidden" name="form_token" value="${token}">`;

/** Sends a page with the navigation of the staff pages and its title as heading. */
export const sendStaffPage = async (
  reply: FastifyReply,
  session: StaffSession,
  title: string,
  body: Markup,
  { search = '', notice, ...options }: PageOptions & { search?: string; notice?: Notice | undefined } = {},
): Promise<unknown> => {
  // What is not found belongs to no list.
  const shownPath = reply.statusCode === 404 ? '' : pathOf(reply.request);
  const pageTitle = `${title} – staff`;
  const givenUpEmails = await reply.server.countGivenUpEmails();
  return sendHtmlPage(
    reply,
    notice?.kind === 'error' ? errorTitle(pageTitle) : pageTitle,
    html`${navigation(session, shownPath, search, givenUpEmails)}<div id="content"><h1>${title}</h1>${notice && noticeLine(notice)}${body}</div>`,
    options,
  );
};
