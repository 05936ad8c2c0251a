import type { FastifyInstance } from 'fastify';
import { desc, eq } from '../database/drizzle.ts';
import { mailbox } from '../database/schema.ts';
import { escapeHtml, html, Markup } from '../http/html.ts';
import { sendHtmlPage } from '../http/html-page.ts';
import type { Service } from '../http/service.ts';

const MAX_SHOWN_EMAILS = 50;

/** The text of an e-mail with its URLs as links. */
const withLinks = (text: string): Markup =>
  new Markup(escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`));

/** Development only: the e-mails that a mail server would have sent, newest first; `?to=` filters by recipient. */
export function addMailboxPage(app: FastifyInstance, service: Service): void {
  app.get('/mailbox', async (request, reply) => {
    const { to } = request.query as { to?: string };
    const recipient = typeof to === 'string' && to ? to.toLowerCase() : null;
    const emails = await service.database.orm
      .select()
      .from(mailbox)
      .where(recipient ? eq(mailbox.recipient, recipient) : undefined)
      .orderBy(desc(mailbox.id))
      .limit(MAX_SHOWN_EMAILS);
    const list = emails.map(
      (email) =>
        html`<article class="card"><h2>${email.subject}</h2><p class="muted">To ${email.recipient}, ${email.createdAt.toISOString()}</p><pre>${withLinks(email.body)}</pre>${email.calendar && html`<details><summary>Attached: appointment.ics</summary><pre>${email.calendar}</pre></details>`}</article>`,
    );
    return sendHtmlPage(
      reply,
      'Mailbox',
      html`<h1>Mailbox</h1><p>Development only: the emails this service would have sent.</p>${list.length > 0 ? list : html`<p>No emails yet.</p>`}`,
    );
  });
}
