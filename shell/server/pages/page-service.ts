import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { LiveRemote, LiveSet } from '../releases/live-set.ts';
import type { RenderBundle, ShellManifest } from '../render-bundle.ts';
import type { SiteConfig, Telemetry } from '../site-types.ts';
import { type DocumentParts, inlineStyles, renderDocument, type ScriptTag } from './document.ts';
import { preloadHeader } from './preload-header.ts';
import { contentSecurityPolicy } from './security.ts';
import { siteGraph } from './structured-data.ts';

const compress = promisify(brotliCompress);

export interface RenderedDocument {
  status: number;
  redirect?: string;
  html: Buffer;
  brotli: Buffer;
  securityPolicy: string;
  /** `Link` header: what is asked for while the document itself still comes. */
  preload?: string;
  cacheable: boolean;
  /** Whose page it is, for counting views. */
  owner?: { remote: string; version: string; route: string };
}

export interface PageServiceOptions {
  render: RenderBundle;
  manifest: ShellManifest;
  /** Public address of the shell's own files. */
  shellBase: string;
  config: SiteConfig;
  apiBaseUrl: string;
  telemetry: Telemetry;
  /** Seconds a page is served without a look at its age; afterwards once more while it is made anew. */
  ttl: number;
  /** Development: remotes by dev server, the shell's dev server, looser security. */
  development?: { origins: string[]; shellUrl?: string; liveReload?: string };
}

/** ms for a page's data and for rendering it on the server. */
const limits = { prefetchLimit: 3_000, renderLimit: 5_000 };
/** Addresses with longer queries are rendered but not kept: nobody shares them, and they could fill the memory. */
const longestKeptQuery = 200;

/** Renders documents and keeps them by set number and address: stale-while-revalidate, guests only. */
export function createPageService(options: PageServiceOptions) {
  const { render, manifest, shellBase, config, telemetry, ttl, development } = options;
  const fontUrls = {
    heading: `${shellBase}/web/fonts/heading.woff2`,
    text: `${shellBase}/web/fonts/text.woff2`,
  };
  const cache = new LRUCache<string, { document: RenderedDocument; madeAt: number; renewing: boolean }>({
    maxSize: 64 * 1024 * 1024,
    sizeCalculation: ({ document }) => document.html.length + document.brotli.length + 1,
  });
  const rendering = new Map<string, Promise<RenderedDocument>>();

  /** One rendering per address at a time, however many ask for it. */
  const make = (key: string, url: URL, live: LiveSet): Promise<RenderedDocument> => {
    const running = rendering.get(key);
    if (running) return running;
    const started = renderPage(url, live)
      .then((document) => {
        if (document.cacheable && ttl > 0 && url.search.length <= longestKeptQuery) {
          cache.set(key, { document, madeAt: Date.now(), renewing: false });
        }
        return document;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, started);
    return started;
  };

  async function renderPage(url: URL, live: LiveSet): Promise<RenderedDocument> {
    const descriptors = live.remotes.map(({ descriptor }) => descriptor);
    const match = render.matchRoute(descriptors, url.pathname);
    const moved = canonicalPath(descriptors, match, url);
    if (moved) return answerRedirect(moved);
    const page = await render.renderServerPage({
      url,
      config,
      remotes: live.remotes.map(
        ({ page: { name, version, routes, redirects, widgets, disabled, refused } }) => ({
          name,
          version,
          routes,
          redirects,
          widgets,
          disabled,
          refused,
        }),
      ),
      nav: live.remotes.flatMap(({ page: { nav } }) => nav),
      bundles: new Map(live.remotes.flatMap(({ name, bundle }) => (bundle ? [[name, bundle]] : []))),
      match,
      apiBaseUrl: options.apiBaseUrl,
      telemetry,
      ...limits,
    });
    if (page.redirect) return answerRedirect(page.redirect);
    // The shell's development build and its production rendering are two trees: the browser then renders alone.
    if (development?.shellUrl) page.html = '';

    const owner = live.remotes.find(({ name }) => name === match?.remote);
    const shown = owner && match ? involvedFiles(live, owner, match.route) : { scripts: [], styles: [] };
    const parts = {
      page,
      data: {
        set: live.number,
        remotes: live.remotes.map((remote) => remote.page),
        config,
        queryState: page.queryState,
      },
      ...shellScripts(),
      styles: shown.styles,
      fonts: { css: render.fontFaceCss(fontUrls), preload: [fontUrls.text, fontUrls.heading] },
      title: render.fullTitle(page.meta?.title ?? config.brand.tagline, config.brand.name),
      shareTitle: render.shareTitle(page.meta?.title ?? config.brand.tagline),
      canonical: config.publicUrl + (page.meta?.canonical ?? url.pathname),
      image: absolute(sharingImage(page.meta?.image) ?? `${shellBase}/web/share/default.png`),
      graph: siteGraph(config),
      feeds: live.remotes.flatMap(({ descriptor }) => descriptor.feeds),
      liveReload: development?.liveReload,
    };
    parts.preloads = [...parts.preloads, ...shown.scripts];
    const html = Buffer.from(renderDocument(parts));
    return {
      status: page.status,
      html,
      brotli: await compress(html, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
      }),
      securityPolicy: contentSecurityPolicy(config, inlineStyles(parts), development?.origins ?? null),
      preload: preloadHeader(parts.early, page.html),
      cacheable: page.cacheable && !development,
      ...(owner &&
        match && { owner: { remote: owner.name, version: owner.version, route: match.route.path } }),
    };
  }

  const absolute = (path: string) => (/^https?:/.test(path) ? path : config.publicUrl + path);

  function shellScripts(): Pick<DocumentParts, 'early' | 'entry' | 'preloads'> {
    if (development?.shellUrl) return { entry: { href: `${development.shellUrl}/js/main.js` }, preloads: [] };
    const tag = (file: string): ScriptTag => ({
      href: `${shellBase}/${file}`,
      integrity: manifest.files[file]?.integrity,
    });
    return {
      early: tag(manifest.early),
      entry: tag(manifest.entry),
      preloads: manifest.scripts.filter((file) => file !== manifest.entry).map(tag),
    };
  }

  return {
    /** A document for the address, from memory when it is fresh enough. */
    get: async (url: URL, live: LiveSet & { variant: string }): Promise<RenderedDocument> => {
      const key = `${live.number} ${live.variant} ${url.pathname}${url.search}`;
      const kept = cache.get(key);
      if (!kept) return make(key, url, live);
      if (Date.now() - kept.madeAt > ttl * 1_000 && !kept.renewing) {
        kept.renewing = true;
        make(key, url, live)
          .then((document) => {
            if (document.redirect) cache.delete(key);
          })
          .catch((error) => telemetry.error(error, { phase: 'revalidate' }))
          // While the API is away what was made is not kept: the old page serves on and the next view tries again.
          .finally(() => {
            kept.renewing = false;
          });
      }
      return kept.document;
    },
  };
}

/** Chats and social sites show no SVG: then the site's own picture stands for the page. */
const sharingImage = (image: string | undefined) =>
  image && !/\.svgz?$/i.test(image.split(/[?#]/)[0] ?? '') ? image : undefined;

function answerRedirect(redirect: string): RenderedDocument {
  return {
    status: 301,
    redirect,
    html: Buffer.alloc(0),
    brotli: Buffer.alloc(0),
    securityPolicy: "default-src 'none'",
    cacheable: false,
  };
}

/** The listed form of an address (decisions A-4): trailing slash as in the route, moved addresses followed; null when it is that already. */
function canonicalPath(
  descriptors: readonly { redirects: readonly { from: string; to: string }[] }[],
  match: { route: { path: string } } | null,
  url: URL,
): string | null {
  const bare = url.pathname.replace(/\/+$/, '') || '/';
  for (const { redirects } of descriptors) {
    const moved = redirects.find(({ from }) => from === bare);
    if (moved) return moved.to + url.search;
  }
  if (!match || bare === '/') return null;
  const listed = match.route.path.endsWith('/') ? `${bare}/` : bare;
  return listed === url.pathname ? null : listed + url.search;
}

/** Everything this route needs at once: the owner's entry and page, and the widgets it shows. */
function involvedFiles(
  live: LiveSet,
  owner: LiveRemote,
  route: { scripts: string[]; styles: string[]; widgets: string[] },
) {
  const scripts = new Map<string, ScriptTag>();
  const styles = new Set<string>();
  const add = ({ page, descriptor }: LiveRemote, files: { scripts: string[]; styles: string[] }) => {
    if (page.refused || page.disabled) return;
    for (const file of [descriptor.entry.file, ...descriptor.scripts, ...files.scripts]) {
      scripts.set(`${page.base}/${file}`, {
        href: `${page.base}/${file}`,
        integrity: descriptor.files[file]?.integrity,
      });
    }
    for (const file of files.styles) styles.add(`${page.base}/${file}`);
  };
  add(owner, route);
  for (const name of route.widgets) {
    for (const remote of live.remotes) {
      const widget = remote.descriptor.widgets.find((offered) => offered.name === name);
      if (widget) add(remote, widget);
    }
  }
  return { scripts: [...scripts.values()], styles: [...styles] };
}
