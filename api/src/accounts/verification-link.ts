import type { FastifyRequest } from 'fastify';
import { sitePath } from 'shared-api/schemas';
import { isLanguage, type Language } from 'shared-language';

/** The query of a verification link: where it leads back to (C-40), and the language of its pages unless English. */
export function verificationQuery(next: string | undefined, language: Language): string {
  const query = [
    ...(next ? [`next=${encodeURIComponent(next)}`] : []),
    ...(language === 'en' ? [] : [`language=${language}`]),
  ];
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** What the query of an opened link says; anything else than a path of the site and a known language is ignored. */
export function readVerificationQuery(request: FastifyRequest): { next: string | null; language: Language } {
  const { next, language } = request.query as { next?: unknown; language?: unknown };
  return {
    next: typeof next === 'string' ? sitePath(next) : null,
    language: isLanguage(language) ? language : 'en',
  };
}
