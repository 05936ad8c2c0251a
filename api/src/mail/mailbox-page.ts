import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { mailbox } from '../database/schema.ts';
import { escapeHtml, html, Markup, sendPage } from '../http/html.ts';
import type { Service } from '../http/service.ts';

/** Addresses in a letter become links; everything else is text. */
const withLinks = (text: string): Markup =>
  new Markup(
    escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`),
  );

/** Development only: the letters that would have been mailed, newest first. */
export function mailboxPage(app: FastifyInstance, service: Service): void {
  app.get('/mailbox', async (request, reply) => {
    const { to } = request.query as { to?: string };
    const wanted = typeof to === 'string' && to ? to.toLowerCase() : null;
    const letters = await service.database.orm
      .select()
      .from(mailbox)
      .where(wanted ? eq(mailbox.recipient, wanted) : undefined)
      .orderBy(desc(mailbox.id))
      .limit(50);
    const list = letters.map(
      (letter) =>
        html`<article class="card"><h2>${letter.subject}</h2><p class="muted">To ${letter.recipient}, ${letter.createdAt.toISOString()}</p><pre>${withLinks(letter.body)}</pre></article>`,
    );
    return sendPage(
      reply,
      'Mailbox',
      html`<h1>Mailbox</h1><p>Development only: letters the service would have sent.</p>${list.length > 0 ? list : html`<p>No letters yet.</p>`}`,
    );
  });
}
