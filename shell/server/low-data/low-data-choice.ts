import type { FastifyInstance } from 'fastify';
import { requestUrl } from '../pages/request-url.ts';

/** The visitor's choice: `low` or `full`. Scripts read it as well (`savesData` of `shared-ui/idle`). */
const COOKIE = 'data';
const ONE_YEAR_SECONDS = 31_536_000;
const CHOICE = new RegExp(`(?:^|;\\s*)${COOKIE}=(low|full)(?:;|$)`);

/** What of a request decides between the light and the full document, for `Vary`. */
export const LOW_DATA_HEADERS = ['cookie', 'save-data'] as const;

/** Whether a visitor gets the light document: by their own choice, else by `Save-Data` of their browser. */
export function wantsLowData(headers: { cookie?: string; 'save-data'?: string | string[] }): boolean {
  const chosen = CHOICE.exec(headers.cookie ?? '')?.[1];
  return chosen ? chosen === 'low' : String(headers['save-data'] ?? '').toLowerCase() === 'on';
}

/**
 * Answers the switch of the pages, a form: `POST /low-data?to=low&back=/blog` remembers the choice and leads back. By
 * POST, because prefetching browsers and crawlers follow links. A form of another site could set the choice as well,
 * which costs nobody anything; it can only lead back to this site.
 */
export function serveLowDataChoice(app: FastifyInstance, publicUrl: string) {
  app.post<{ Querystring: { to?: unknown; back?: unknown } }>('/low-data', (request, reply) => {
    const { to, back } = request.query;
    const page = requestUrl(typeof back === 'string' ? back : '/', publicUrl);
    if (to === 'low' || to === 'full') {
      const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${COOKIE}=${to}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`,
      );
    }
    return reply.redirect(page ? `${page.pathname}${page.search}` : '/', 303);
  });
}
