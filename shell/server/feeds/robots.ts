import type { FastifyInstance } from 'fastify';
import { languagePrefix, languages } from 'shared-language';

/**
 * `/robots.txt`: everything may be crawled, except password reset links (SEO-13), and the addresses of forms that lead
 * back to another page: there is one for each page of the site. The forms' own addresses have no such query.
 */
export function serveRobots(app: FastifyInstance, publicUrl: string) {
  const lines = [
    'User-agent: *',
    ...languages.map((language) => `Disallow: ${languagePrefix(language)}/password-reset/`),
    'Disallow: /*?next=',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(lines.join('\n')));
}
