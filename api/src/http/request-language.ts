import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from 'shared-language';

/**
 * The language of the site that makes a call. The site sends its own language alone (`Accept-Language: ne`). English pages
 * send nothing: there the browser lists what its owner reads, which is not the language of the page.
 */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['accept-language'];
  return isLanguage(wanted) ? wanted : 'en';
}
