import 'fake-indexeddb/auto';
import { createHash } from 'node:crypto';
import { IDBFactory } from 'fake-indexeddb';
import { BROWSER_CONTENT, PAGE_DATA_ID, type WorkerMessage } from 'shared-shell/offline';
import { inertJson } from '../../../server/pages/document/document.ts';
import { pageCodeId } from '../../page-data.ts';
import { MemoryCaches } from './memory-caches.ts';

export const SITE = 'https://www.example.org';

class ExtendableEvent extends Event {
  readonly work: Promise<unknown>[] = [];
  waitUntil(work: Promise<unknown>) {
    this.work.push(work);
  }
}
class FetchEvent extends ExtendableEvent {
  request!: Request;
  resultingClientId = '';
  preloadResponse?: Promise<Response>;
  answer?: Promise<Response>;
  respondWith(answer: Promise<Response>) {
    this.answer = answer;
  }
}

export const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Versions of a release set of the tests. */
export interface TestSet {
  set: number;
  shell: string;
  remote: string;
}

const scriptOf = ({ remote }: TestSet) => `// page of ${remote}`;
export const scriptAddress = ({ remote }: TestSet) => `/releases/mfe-a/${remote}/web/js/page.js`;
const shellAddress = ({ shell }: TestSet) => `/releases/shell/${shell}/web/js/early.js`;

/** A document as the server writes it, in short. */
export function documentOf(path: string, served: TestSet, { lowData = false, filler = '' } = {}): string {
  const code = {
    entry: { href: shellAddress(served), integrity: integrityOf('// early') },
    scripts: [],
    storage: [],
    areas: [
      {
        selector: '#main',
        moment: 'interaction',
        storage: [],
        scripts: [{ href: scriptAddress(served), integrity: integrityOf(scriptOf(served)) }],
      },
    ],
  };
  const data = {
    set: served.set,
    shell: served.shell,
    remotes: [{ name: 'mfe-a', version: served.remote }],
    queryState: { from: 'the server' },
    config: { lowData: lowData ? 'on' : 'off' },
  };
  const picture = /^\/blog\/\d+$/.test(path) ? `/content/pictures${path}.png` : '/content/pictures/a.png';
  return `<!doctype html><html lang="${path.startsWith('/ne') ? 'ne' : 'en'}"${lowData ? ' data-low-data=""' : ''}><head><title>Page ${path} &amp; more</title></head><body><div id="root"><h1>set ${served.set}</h1><img alt="" src="${picture}"><div ${BROWSER_CONTENT}=""></div>${filler}</div><script type="application/json" id="${pageCodeId}">${inertJson(code)}</script><script type="application/json" id="${PAGE_DATA_ID}">${inertJson(data)}</script></body></html>`;
}

/** The worker with the browser and the server around it. */
export async function startWorker() {
  const caches = new MemoryCaches();
  const listeners = new Map<string, ((event: Event) => void)[]>();
  let tabs: string[] = [];
  const world = {
    caches,
    /** What the server serves now; null: no network. */
    served: { set: 1, shell: '1.0.0', remote: '1.0.0' } as TestSet | null,
    /** The status of a proxy behind which no server answers. */
    failure: null as number | null,
    /** Bodies that the server answers instead of the right ones. */
    wrong: new Map<string, string>(),
    /** Whether documents are the light ones. */
    lowData: false,
    /** What makes documents of `/blog/…` as large as a test needs them. */
    filler: '',
    /** Whether a preloaded document that fails is fulfilled with an error as its response, as in Firefox. */
    fulfilsFailedPreload: false,
    /** What the answers of the network wait for. */
    answersAfter: Promise.resolve() as Promise<void>,
    /** Requests that reached the network. */
    requests: [] as { path: string; headers: Headers }[],
  };
  const answer = (path: string): Response => {
    const { served, wrong, failure } = world;
    if (!served) throw new TypeError('Failed to fetch');
    if (failure) return new Response('no server', { status: failure });
    const text = wrong.get(path);
    if (path.startsWith('/releases/'))
      return new Response(
        text ?? (path.endsWith('page.js') ? `// page of ${path.split('/')[3]}` : '// early'),
      );
    if (path.startsWith('/content/')) return new Response('picture');
    const rule =
      {
        '/guide': 'visited',
        '/ne/guide': 'visited',
        '/shortlist': 'kept',
        '/saved': 'kept',
        '/ne/saved': 'kept',
      }[path.split('?')[0] ?? ''] ?? (path.startsWith('/blog/') ? 'visited' : undefined);
    const { lowData } = world;
    const filler = path.startsWith('/blog/') ? world.filler : '';
    return new Response(documentOf(path, served, { lowData, filler }), {
      status: path === '/missing' ? 404 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'self'; style-src 'self'",
        'server-timing': 'report;desc="secret of one view"',
        ...(rule && { 'offline-copy': rule }),
      },
    });
  };
  Object.assign(globalThis, {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    ExtendableEvent,
    FetchEvent,
    location: new URL(`${SITE}/service-worker.js`),
    caches,
    indexedDB: new IDBFactory(),
    addEventListener: (type: string, listener: (event: Event) => void) =>
      listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    skipWaiting: async () => {},
    registration: {},
    clients: { claim: async () => {}, matchAll: async () => tabs.map((id) => ({ id })) },
    fetch: async (input: RequestInfo, init: RequestInit = {}) => {
      const request = input instanceof Request ? input : new Request(input, init);
      const path = request.url.replace(SITE, '');
      world.requests.push({ path, headers: request.headers });
      await world.answersAfter;
      const response = answer(path);
      const text = await response.clone().text();
      if (request.integrity && request.integrity !== integrityOf(text)) throw new TypeError('integrity');
      return response;
    },
  });
  const load = async () => {
    listeners.clear();
    jest.resetModules();
    await import('../index.ts');
  };
  const dispatch = async (event: ExtendableEvent) => {
    for (const listener of listeners.get(event.type) ?? []) listener(event);
    for (let done = 0; done < event.work.length; done += 1) await event.work[done]?.catch(() => {});
  };
  const request = async (
    path: string,
    options: {
      isPage?: boolean;
      integrity?: string;
      tab?: string;
      headers?: object;
      onAnswer?: (text: string) => void;
    },
  ) => {
    const event = new FetchEvent('fetch');
    const of = new Request(SITE + path, { integrity: options.integrity, headers: { ...options.headers } });
    if (options.isPage)
      Object.defineProperties(of, { mode: { value: 'navigate' }, destination: { value: 'document' } });
    event.request = of;
    event.resultingClientId = options.tab ?? '';
    // The browser asks for documents while the worker starts.
    if (options.isPage)
      event.preloadResponse = globalThis.fetch(of).catch((error: unknown) => {
        if (world.fulfilsFailedPreload) return Response.error();
        throw error;
      });
    event.preloadResponse?.catch(() => {});
    if (options.tab) tabs.push(options.tab);
    for (const listener of listeners.get('fetch') ?? []) listener(event);
    // Without a route the browser asks the network itself.
    const response = event.answer ? await event.answer : null;
    if (options.onAnswer) options.onAnswer((await response?.clone().text()) ?? '');
    for (let done = 0; done < event.work.length; done += 1) await event.work[done]?.catch(() => {});
    return response;
  };
  await load();
  return {
    caches,
    requests: world.requests,
    world,
    /** The browser ends the worker and starts it again. */
    restart: load,
    /** Resolves when all work is done; `onAnswer` is called when the browser has the page. */
    openPage: (path: string, tab?: string, onAnswer?: (html: string) => void) =>
      request(path, { isPage: true, tab, onAnswer }),
    loadFile: (path: string, integrity?: string) => request(path, { integrity }),
    call: (path: string, headers: object) => request(path, { headers }),
    closeTab: (id: string) => {
      tabs = tabs.filter((tab) => tab !== id);
    },
    /** Resolves with the worker's answer to `keep`. */
    tell: async (message: WorkerMessage) => {
      const event = Object.assign(new ExtendableEvent('message'), {
        data: message,
        source: null,
        ports: [{ postMessage: (answer: unknown) => answers.push(answer) }],
      });
      const answers: unknown[] = [];
      await dispatch(event);
      return answers[0];
    },
  };
}
