interface Entry {
  body: ArrayBuffer;
  status: number;
  headers: Headers;
}

const urlOf = (request: RequestInfo | URL) =>
  new URL(request instanceof Request ? request.url : String(request), location.href).href;

/** A cache in memory that, as the real one, keeps complete bodies. */
class MemoryCache {
  readonly entries = new Map<string, Entry>();
  readonly #hasRoom: (bytes: number) => boolean;
  constructor(hasRoom: (bytes: number) => boolean) {
    this.#hasRoom = hasRoom;
  }

  async put(request: RequestInfo | URL, response: Response) {
    const { status, headers } = response;
    const body = await response.arrayBuffer();
    if (!this.#hasRoom(body.byteLength)) throw new DOMException('full', 'QuotaExceededError');
    // The newest is last, as in browsers.
    this.entries.delete(urlOf(request));
    this.entries.set(urlOf(request), { body, status, headers });
  }
  async match(request: RequestInfo | URL) {
    const entry = this.entries.get(urlOf(request));
    return entry && new Response(entry.body.slice(0), { status: entry.status, headers: entry.headers });
  }
  async delete(request: RequestInfo | URL) {
    return this.entries.delete(urlOf(request));
  }
  async keys() {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

/** `caches` in memory, for tests of the worker and of the pages. */
export class MemoryCaches {
  readonly all = new Map<string, MemoryCache>();
  /** Bytes that the device has room for. */
  quota = Number.POSITIVE_INFINITY;

  bytes(): number {
    const entries = [...this.all.values()].flatMap((cache) => [...cache.entries.values()]);
    return entries.reduce((sum, { body }) => sum + body.byteLength, 0);
  }

  async open(name: string): Promise<MemoryCache> {
    const cache = this.all.get(name) ?? new MemoryCache((bytes) => this.bytes() + bytes <= this.quota);
    this.all.set(name, cache);
    return cache;
  }
  async match(request: RequestInfo | URL, { cacheName = '' } = {}) {
    return this.all.get(cacheName)?.match(request);
  }
  async has(name: string) {
    return this.all.has(name);
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  /** Addresses in a cache, without the origin. */
  paths(name: string): string[] {
    return [...(this.all.get(name)?.entries.keys() ?? [])].map((url) => url.replace(location.origin, ''));
  }
}
