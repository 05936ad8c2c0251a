import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AppOptions } from '../app-options.ts';
import { siteConfig } from '../config.ts';
import type { createPageService } from '../pages/page-service.ts';
import { requestUrl } from '../pages/request-url.ts';
import type { SharingPicture } from '../site-types.ts';
import { PICTURE_VERSION, SHARING_PICTURES } from './sharing-picture-path.ts';

/** Limit of the cache in bytes: about 800 pictures. */
const MAX_CACHE_BYTES = 32 * 1024 * 1024;

/**
 * Open Graph pictures with a page's own name: `/sharing-pictures/course_details/12.png` for `/course_details/12`. The
 * texts are those of the page, so nobody can have others drawn.
 */
export function serveSharingPictures(
  app: FastifyInstance,
  { config, content, follower }: AppOptions,
  pages: ReturnType<typeof createPageService>,
) {
  // `fetch` draws a picture once at a time, however many requests wait for it.
  const pictures = new LRUCache<string, Buffer, { picture: SharingPicture; brand: string }>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (png) => png.length,
    fetchMethod: async (_key, _stale, { context }) => {
      // What draws is a tenth of the server's memory, and only needed where pages are shared.
      const { drawSharingPicture } = await import('./draw-sharing-picture.ts');
      return drawSharingPicture(context.picture, context.brand);
    },
  });
  app.get(`${SHARING_PICTURES}/*`, async (request, reply) => {
    const { '*': rest } = request.params as { '*': string };
    const path = /^(.*)\.png$/.exec(rest)?.[1];
    const query = new URLSearchParams(request.url.split('?').slice(1).join('?'));
    query.delete(PICTURE_VERSION);
    const url =
      path !== undefined
        ? requestUrl(`/${path}${query.size > 0 ? `?${query}` : ''}`, config.publicUrl)
        : null;
    const page = url && (await pages.get(url, { ...follower.current(), variant: '' }));
    const picture = page?.document.sharing;
    if (!picture) return reply.code(404).type('text/plain').send('This page has no picture of its own.');
    const brand = siteConfig(config, content.current()).brand.name;
    const png = await pictures.fetch(JSON.stringify([picture, brand]), { context: { picture, brand } });
    return reply
      .type('image/png')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', 'public, max-age=86400')
      .send(png);
  });
}
