import type { FastifyReply, FastifyRequest } from 'fastify';
import { reportTokenMetric } from '../../src/page-data.ts';
import type { RenderedDocument } from '../pages/document/rendered-document.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import type { PageService } from '../pages/page-service.ts';
import { POLICY_REPORTS_ENDPOINT } from '../telemetry/policy-reports.ts';
import {
  previewCookie,
  readViewRequest,
  type ViewRequest,
  type ViewRules,
  viewReportToken,
} from './view-request.ts';
import { ViewNotFound, type ViewSets } from './view-sets.ts';

/** Longest time in s that a browser stays in a preview without opening its address again. */
const COOKIE_SECONDS = 8 * 60 * 60;

interface Options extends ViewRules {
  sets: ViewSets;
  pages: PageService;
  publicUrl: string;
}

/**
 * Answers requests for a preview, and with the flag `qa` for a set, versions and flags. Their pages are rendered for each
 * request: they are never cached, indexed or counted. Returns false for ordinary requests.
 */
export function createViewRoute({ sets, pages, publicUrl, ...rules }: Options) {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${publicUrl.startsWith('https:') ? '; Secure' : ''}`;
  /** The ordinary page of an address. With QA, `set=newest` also ends the view that the tab has stored. */
  const ordinary = (url: URL) => {
    const search = new URLSearchParams(url.search);
    for (const name of ['set', 'versions', 'flags']) search.delete(name);
    if (rules.qa) search.set('set', 'newest');
    return url.pathname + (search.size > 0 ? `?${search}` : '');
  };
  const endPreview = (reply: FastifyReply) =>
    reply.header('set-cookie', `${previewCookie}=; Max-Age=0; ${attributes}`);

  return async (request: FastifyRequest, reply: FastifyReply, url: URL): Promise<boolean> => {
    const view = readViewRequest(url.searchParams, request.headers.cookie, rules);
    if (!view) return false;
    reply
      .header('cache-control', 'no-store')
      .header('cdn-cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header('server-timing', `${reportTokenMetric};desc="${viewReportToken}"`);
    if (view === 'leave') {
      endPreview(reply).redirect(ordinary(url), 303);
      return true;
    }
    if ('refused' in view) {
      refuse(endPreview(reply), ordinary(url), 403, view.refused);
      return true;
    }
    try {
      const served = { ...(await sets.load(view)), variant: 'view' };
      const document = await pages.renderOnce(url, served, {
        flags: view.flags,
        about: {
          set: view.preview?.token ?? String(served.number),
          ...(view.preview && {
            preview: { name: view.preview.name, expiresAt: view.preview.expiresAt },
          }),
          overrides: view.overrides,
          flags: view.flags,
          problems: served.problems,
        },
      });
      if (view.preview) keepPreview(reply, view.preview);
      await send(request, reply, document);
    } catch (error) {
      if (!(error instanceof ViewNotFound)) throw error;
      refuse(endPreview(reply), ordinary(url), 404, error.message);
    }
    return true;
  };

  function keepPreview(reply: FastifyReply, { token, expiresAt }: NonNullable<ViewRequest['preview']>) {
    const seconds = Math.min(COOKIE_SECONDS, Math.floor((expiresAt - Date.now()) / 1_000));
    reply.header('set-cookie', `${previewCookie}=${token}; Max-Age=${seconds}; ${attributes}`);
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, document: RenderedDocument) {
  if (document.redirect) return reply.redirect(document.redirect, 302);
  reply
    .code(document.status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', document.securityPolicy)
    .header('reporting-endpoints', POLICY_REPORTS_ENDPOINT);
  if (document.preload) reply.header('link', document.preload);
  const { encoding, bytes } = await document.body.sentTo(request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(bytes);
}

/** A page of one line, so that nobody takes the ordinary site for the preview. */
const refuse = (reply: FastifyReply, address: string, status: number, reason: string) =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', "default-src 'none'")
    .send(
      `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${escapeHtml(reason)}</title>` +
        `<p>${escapeHtml(reason)} <a href="${escapeHtml(address)}">Open the site without it</a></p></html>`,
    );
