import type { FastifyInstance } from 'fastify';
import type { ContentFollower } from 'shared-content';

/** The site's logo: a mountain ridge at dawn. */
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><linearGradient id="d" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#172C6B"/><stop offset=".6" stop-color="#5E74B8"/><stop offset="1" stop-color="#F7C9A9"/></linearGradient></defs><rect width="64" height="64" rx="14" fill="url(#d)"/><circle cx="45" cy="20" r="6" fill="#F2A900"/><path d="M0 50 18 26l9 11 11-16 26 29v14H0z" fill="#2C4590"/><path d="M0 56 22 40l14 9 12-8 16 10v13H0z" fill="#12203A"/></svg>`;

/** `/favicon.svg`: the logo of the content pack, else the site's own; and a redirect for browsers that request `/favicon.ico`. */
export function serveFavicon(app: FastifyInstance, content: ContentFollower) {
  app.get('/favicon.svg', (_request, reply) => {
    const logo = content.current().pack.brand.logo;
    reply.header('cache-control', 'public, max-age=3600');
    return logo ? reply.redirect(logo.src, 302) : reply.type('image/svg+xml').send(favicon);
  });
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
}
