import type { FastifyInstance } from 'fastify';

/** `/robots.txt`: everything may be crawled, except password reset links (SEO-13). */
export function serveRobots(app: FastifyInstance, publicUrl: string) {
  const lines = [
    'User-agent: *',
    'Disallow: /password-reset/',
    'Allow: /',
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ];
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(lines.join('\n')));
}
