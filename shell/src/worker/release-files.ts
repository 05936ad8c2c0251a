import { FILES_CACHE_PREFIX } from 'shared-shell/offline';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { ScriptTag } from '../page-data.ts';
import { answerBy } from './answer-by.ts';

/** Header that the worker adds to a stored file: the hash of its content when it was stored. */
const STORED_HASH = 'stored-integrity';

const RELEASE_FILE = /\/releases\/([^/]+)\/([^/]+)\/web\/[^?]+\.(?:js|css|woff2|svg|png|webp|avif|jpe?g)$/;

/** `name@version` of the release that a file belongs to; null for other addresses and for films. */
export function releaseOf(address: string): string | null {
  const [, name, version] = RELEASE_FILE.exec(new URL(address).pathname) ?? [];
  return name && version ? `${name}@${version}` : null;
}

const hashOf = async (content: ArrayBuffer): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
};

/**
 * Files of releases never change, so the stored one is answered at once, if it still has the hash that the page asks for
 * and that it had when it was stored. Otherwise it is deleted and fetched again. One cache per release: it is deleted as
 * a whole when nothing uses the release any more.
 */
class CheckedFiles extends Strategy {
  constructor(release: string) {
    super({
      cacheName: FILES_CACHE_PREFIX + release,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          // A retry has another address; the file is the same.
          cacheKeyWillBeUsed: async ({ request }) => addressOf(request.url),
          cacheWillUpdate: async ({ response }) => (response.status === 200 ? withHash(response) : null),
        },
      ],
    });
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request);
    const intact = stored && (await checked(stored, request.integrity));
    if (intact) return intact;
    if (stored) await (await caches.open(this.cacheName)).delete(addressOf(request.url));
    return handler.fetchAndCachePut(request);
  }
}

const addressOf = (url: string) => url.split(/[?#]/)[0] ?? url;

async function withHash(response: Response): Promise<Response> {
  const content = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(STORED_HASH, await hashOf(content));
  return new Response(content, { status: 200, headers });
}

/** The stored file, or null when it is damaged or not the one that the page asks for. */
async function checked(stored: Response, integrity: string): Promise<Response | null> {
  const content = await stored.arrayBuffer();
  const hash = await hashOf(content);
  const isIntact =
    stored.headers.get(STORED_HASH) === hash && (!integrity || integrity.split(/\s+/).includes(hash));
  return isIntact ? new Response(content, { status: 200, headers: stored.headers }) : null;
}

/** Answers a request for a file of a release. */
export const answerFile = (request: Request, event: Event): Promise<Response> =>
  answerBy(new CheckedFiles(releaseOf(request.url) ?? ''), request, event);

/**
 * Stores files that are not stored yet. They usually come from the browser's own cache.
 * @throws Error when one of them cannot be loaded, or has another hash
 */
export async function storeFiles(files: readonly ScriptTag[], event: Event): Promise<void> {
  await Promise.all(
    files.map(async ({ href, integrity }) => {
      const release = releaseOf(href);
      if (!release) return;
      const request = new Request(href, {
        mode: 'cors',
        credentials: 'same-origin',
        ...(integrity && { integrity }),
      });
      const [answer, stored] = new CheckedFiles(release).handleAll({ request, event: event as never });
      const [{ ok, status }] = await Promise.all([answer, stored]);
      if (!ok) throw new Error(`${href} was answered with ${status}`);
    }),
  );
}
