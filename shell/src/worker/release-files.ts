import { CACHES, FILES_CACHE_PREFIX } from 'shared-shell/offline';
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { ScriptTag } from '../page-data.ts';
import { answerBy } from './answer-by.ts';
import { intact } from './content-hash.ts';
import { storeResponse } from './store-response.ts';

const RELEASE_FILE = /\/releases\/([^/]+)\/([^/]+)\/web\/[^?]+\.(?:js|css|woff2|svg|png|webp|avif|jpe?g)$/;

/** `name@version` of the release that a file belongs to; null for other addresses and for films. */
export function releaseOf(address: string): string | null {
  const [, name, version] = RELEASE_FILE.exec(new URL(address).pathname) ?? [];
  return name && version ? `${name}@${version}` : null;
}

/**
 * Files whose address never gets another content: the stored one is answered at once, if it still has the hash that the
 * page asks for and that it had when it was stored. Otherwise it is deleted and fetched again.
 */
class CheckedFiles extends Strategy {
  readonly #further: readonly string[];

  /** @param caches where files may be; new ones go to the first */
  constructor([cacheName = '', ...further]: readonly string[]) {
    super({ cacheName });
    this.#further = further;
  }

  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    // A retry has another address; the file is the same.
    const url = request.url.split(/[?#]/)[0] ?? request.url;
    for (const name of [this.cacheName, ...this.#further]) {
      // A device that stores nothing any more still has the network.
      const cache = await caches.open(name).catch(() => null);
      const stored = await cache?.match(url, { ignoreVary: true });
      const answer = stored && (await intact(stored, request.integrity));
      if (answer) return answer;
      if (stored) await cache?.delete(url);
    }
    const response = await handler.fetch(request);
    if (response.status === 200) handler.waitUntil(this.#store(url, response.clone()));
    return response;
  }

  async #store(url: string, response: Response) {
    const content = await response.arrayBuffer();
    await storeResponse({ cache: this.cacheName, url, headers: response.headers, content });
  }
}

/** One cache per release: it is deleted as a whole when nothing uses the release any more. */
const filesOf = (release: string) => new CheckedFiles([FILES_CACHE_PREFIX + release]);
const pictures = new CheckedFiles([CACHES.pictures, CACHES.keptPictures]);

/** Answers a request for a file of a release. */
export const answerFile = (request: Request, event: Event): Promise<Response> =>
  answerBy(filesOf(releaseOf(request.url) ?? ''), request, event);

/** Answers a request for a picture whose address has the hash of its content. */
export const answerPicture = (request: Request, event: Event): Promise<Response> =>
  answerBy(pictures, request, event);

/**
 * Stores files that are not stored yet. They usually come from the browser's own cache.
 * @throws Error when one of them cannot be loaded or stored, or has another hash
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
      const [answer, stored] = filesOf(release).handleAll({ request, event: event as never });
      const [{ ok, status }] = await Promise.all([answer, stored]);
      if (!ok) throw new Error(`${href} was answered with ${status}`);
    }),
  );
}
