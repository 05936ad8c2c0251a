import type { SitemapEntry } from 'shared-shell';
import type { AppOptions } from '../app-options.ts';

/** Addresses per file, by the sitemap protocol. */
const perFile = 50_000;
/** ms a list is served before it is made anew. */
const lifetime = 10 * 60_000;
/** ms an incomplete list is served. */
const shortLifetime = 30_000;
/** ms a remote has to list its addresses. */
const patience = 30_000;

const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (char) => `&#${char.charCodeAt(0)};`);

/** The site's addresses: every parameterless route, and what the remotes add from the API. */
export function createSitemap({
  follower,
  config,
  render,
  apiBaseUrl,
  telemetry,
}: Pick<AppOptions, 'follower' | 'config' | 'render' | 'apiBaseUrl' | 'telemetry'>) {
  interface List {
    set: number;
    until: number;
    entries: Promise<SitemapEntry[]>;
  }
  let made: List | null = null;
  /** What each remote listed last. */
  const lastGood = new Map<string, readonly SitemapEntry[]>();

  const collect = async (list: List): Promise<SitemapEntry[]> => {
    const remotes = follower.current().remotes.filter(({ page }) => !page.disabled);
    const api = render.createServerApi(apiBaseUrl, config.apiBaseUrl, patience);
    const fixed = remotes.flatMap(({ descriptor }) =>
      descriptor.routes.map(({ path }) => path).filter((path) => !path.includes(':')),
    );
    const listed = await Promise.allSettled(
      remotes.map(({ bundle }) => bundle?.sitemap?.({ api, signal: AbortSignal.timeout(patience) }) ?? []),
    );
    const added = listed.flatMap((result, index) => {
      const name = remotes[index]?.name ?? '';
      if (result.status === 'fulfilled') {
        lastGood.set(name, result.value);
        return result.value;
      }
      // An outage must not read as thousands of pages that are gone.
      telemetry.error(result.reason, { phase: 'sitemap', remote: name });
      list.until = Date.now() + shortLifetime;
      return lastGood.get(name) ?? [];
    });
    const unlisted = new Set(
      remotes.flatMap(
        ({ bundle }) =>
          bundle?.config.routes
            .filter((route) => 'unlisted' in route && route.unlisted)
            .map(({ path }) => path) ?? [],
      ),
    );
    const all = [
      ...fixed.filter((path) => !unlisted.has(path)).map((path): SitemapEntry => ({ path })),
      ...added,
    ];
    return [...new Map(all.map((entry) => [entry.path, entry])).values()];
  };

  const entries = () => {
    const set = follower.current().number;
    if (!made || made.set !== set || Date.now() > made.until) {
      const list: List = { set, until: Date.now() + lifetime, entries: Promise.resolve([]) };
      list.entries = collect(list);
      made = list;
    }
    return made.entries;
  };

  const urlset = (list: readonly SitemapEntry[]) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list
      .map(
        ({ path, lastmod }) =>
          `<url><loc>${escapeXml(config.publicUrl + path)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>`,
      )
      .join('\n')}\n</urlset>\n`;

  return {
    /** One file when everything fits, else an index of parts. */
    index: async () => {
      const list = await entries();
      if (list.length <= perFile) return urlset(list);
      const parts = Math.ceil(list.length / perFile);
      const items = Array.from(
        { length: parts },
        (_, n) => `<sitemap><loc>${escapeXml(`${config.publicUrl}/sitemap-${n + 1}.xml`)}</loc></sitemap>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</sitemapindex>\n`;
    },
    part: async (number: number) => {
      const list = (await entries()).slice((number - 1) * perFile, number * perFile);
      return Number.isInteger(number) && number > 0 && list.length > 0 ? urlset(list) : null;
    },
  };
}
