import type { FastifyInstance } from 'fastify';
import type { Language } from 'shared-language';
import { tagOf } from 'shared-server';
import type { SitemapEntry } from 'shared-shell';
import type { AppOptions } from '../app-options.ts';
import { languagesOf } from '../pages/page-language.ts';
import type { ServedSet } from '../releases/served-set.ts';
import { askRemote } from './ask-remote.ts';
import { sendTagged } from './send-tagged.ts';
import { type LocalizedEntry, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts';

/** Limit of URLs per file, from the sitemap protocol. */
const MAX_URLS_PER_FILE = 50_000;
/** Time in ms that a complete list is served. */
const LIFETIME_MS = 10 * 60_000;
/** Time in ms that a list is served in which a remote's part is missing or old. */
const INCOMPLETE_LIFETIME_MS = 30_000;
/** Time limit in ms for a remote to list its pages. */
const TIME_LIMIT_MS = 30_000;
/** Time in ms that a request waits for a new list while there is an earlier one. */
const RENEWAL_LIMIT_MS = 5_000;

type SitemapOptions = Pick<AppOptions, 'follower' | 'config' | 'render' | 'apiBaseUrl' | 'telemetry'>;

interface PageList {
  /** Number of the release set it belongs to. */
  set: number;
  expiresAt: number;
  languages: readonly Language[];
  entries: Promise<LocalizedEntry[]>;
  /** The file of all pages, or the index, once it has been asked for. */
  index?: Promise<string>;
}

/** `/sitemap.xml` and, when there are too many pages for one file, `/sitemap-<number>.xml` (SEO-13). */
export function serveSitemap(app: FastifyInstance, options: SitemapOptions) {
  const sitemap = createSitemap(options);
  let tagged = { text: '', etag: '' };
  app.get('/sitemap.xml', async (request, reply) => {
    const text = await sitemap.index();
    if (tagged.text !== text) tagged = { text, etag: tagOf(text) };
    return sendTagged(request, reply.type('application/xml; charset=utf-8'), text, tagged.etag);
  });
  app.get<{ Params: { part: string } }>('/sitemap-:part.xml', async (request, reply) => {
    const part = await sitemap.part(Number(request.params.part));
    return part === null
      ? reply.code(404).type('text/plain').send('Not found')
      : sendTagged(request, reply.type('application/xml; charset=utf-8'), part);
  });
}

/** The site's pages: every route without parameters, and the pages that remotes list from the API. */
export function createSitemap({ follower, config, render, apiBaseUrl, telemetry }: SitemapOptions) {
  let current: PageList | null = null;
  let latest: { set: number; index: string } | null = null;
  /** The last successful list of each remote. */
  const lastListed = new Map<string, readonly SitemapEntry[]>();

  const collect = async (list: PageList, served: ServedSet): Promise<LocalizedEntry[]> => {
    const remotes = served.remotes.filter(({ page }) => !page.disabled);
    const api = (served.host?.render ?? render).createServerApi(apiBaseUrl, config.apiBaseUrl, TIME_LIMIT_MS);
    const results = await Promise.allSettled(
      remotes.map(({ bundle }) =>
        askRemote(async (signal) => listOf(await bundle?.sitemap?.({ api, signal })), TIME_LIMIT_MS),
      ),
    );
    const listed = results.flatMap((result, index) => {
      const name = remotes[index]?.name ?? '';
      if (result.status === 'fulfilled') {
        lastListed.set(name, result.value);
        return result.value;
      }
      // The last list is kept during an outage: otherwise search engines would drop thousands of pages.
      telemetry.error(result.reason, { phase: 'sitemap', remote: name });
      list.expiresAt = performance.now() + INCOMPLETE_LIFETIME_MS;
      return lastListed.get(name) ?? [];
    });
    const unlistedPaths = new Set(
      remotes.flatMap(
        ({ bundle }) =>
          bundle?.config.routes.filter(({ unlisted }) => unlisted).map(({ path }) => path) ?? [],
      ),
    );
    const fixedPaths = remotes
      .flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path))
      .filter((path) => !path.includes(':') && !unlistedPaths.has(path));
    const all = [...fixedPaths.map((path): SitemapEntry => ({ path })), ...listed];
    return [...new Map(all.map((entry) => [entry.path, entry])).values()].flatMap((entry) =>
      list.languages.map((language) => ({ ...entry, language })),
    );
  };

  const pageList = (): PageList => {
    const served = follower.current();
    if (!current || current.set !== served.number || performance.now() > current.expiresAt) {
      const languages = languagesOf(served);
      const list: PageList = {
        set: served.number,
        expiresAt: performance.now() + LIFETIME_MS,
        languages: languages.length > 0 ? languages : ['en'],
        entries: Promise.resolve([]),
      };
      list.entries = collect(list, served);
      // Read again at the next request, instead of failing for the whole lifetime of a list.
      list.entries.catch(() => {
        list.expiresAt = 0;
      });
      current = list;
    }
    return current;
  };

  const writeIndex = async ({ entries, languages }: PageList): Promise<string> => {
    const list = await entries;
    if (list.length <= MAX_URLS_PER_FILE) return sitemapXml(config.publicUrl, list, languages);
    const parts = Math.ceil(list.length / MAX_URLS_PER_FILE);
    return sitemapIndexXml(
      Array.from({ length: parts }, (_, index) => `${config.publicUrl}/sitemap-${index + 1}.xml`),
    );
  };

  return {
    /** All pages in one file, or an index of several files. */
    index: (): Promise<string> => {
      const list = pageList();
      list.index ??= writeIndex(list).then((index) => {
        latest = { set: list.set, index };
        return index;
      });
      if (latest?.set !== list.set) return list.index;
      const { index } = latest;
      // A remote that does not answer would hold up each request for the whole limit.
      const limit = new Promise<string>((resolve) => setTimeout(resolve, RENEWAL_LIMIT_MS, index).unref());
      return Promise.race([list.index, limit]);
    },
    /** One of several files, counted from 1; null when there is no such file. */
    part: async (number: number) => {
      const { entries, languages } = pageList();
      const list = (await entries).slice((number - 1) * MAX_URLS_PER_FILE, number * MAX_URLS_PER_FILE);
      return Number.isInteger(number) && number > 0 && list.length > 0
        ? sitemapXml(config.publicUrl, list, languages)
        : null;
    },
  };
}

/** A remote's answer, which its build does not check when it is written in JavaScript. No answer: no pages. */
function listOf(answer: SitemapEntry[] | undefined): SitemapEntry[] {
  const list = answer ?? [];
  if (!Array.isArray(list) || !list.every((entry) => typeof entry?.path === 'string'))
    throw new TypeError('its sitemap is no list of entries with a path');
  return list;
}
