import type { ComponentType } from 'react';
import type { Api, QueryClient } from 'shared-api';
import type { SiteConfig } from '../config/site-config.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { RemoteConfig } from './remote-config.ts';

/**
 * What `prefetch` of a page or widget receives. It runs on the server, and in the browser before a client navigation.
 */
export interface PrefetchContext {
  /** Full URL of the page view. */
  url: URL;
  /** Parameters of the matched route, decoded. Empty for widgets. */
  params: Readonly<Record<string, string | undefined>>;
  queryClient: QueryClient;
  api: Api;
  /** Sections of the content pack: `prefetchQuery(contentQuery(content, 'partners'))`. */
  content: ContentSource;
  /** Aborted when the visitor navigates away or the server's time limit is reached. */
  signal: AbortSignal;
  /** Absent under earlier shells, which would cache the document of a `private` page: prefetch nothing of it there. */
  canBePrivate?: true;
}

export interface PrefetchResult {
  /**
   * HTTP status of the server's response; default 200. The page renders in any case, so that it can show a 404 message.
   */
  status?: number;
  /** Path to redirect to: with 301 on the server, with a client navigation in the browser. */
  redirect?: string;
}

/** What `submit` of a page receives: one form that a browser without scripts has sent. */
export interface SubmitContext extends PrefetchContext {
  /** The fields of the form by name, each with its last value. */
  values: Readonly<Record<string, string>>;
  /** The same for each sending of the same content from the same network, e.g. when the visitor reloads the answer. */
  clientKey: string;
}

export interface SubmitResult {
  /** Path of the page that confirms it, which the browser opens with GET, so that a reload sends nothing again. */
  redirect?: string;
  /** Otherwise the page is rendered again, with this HTTP status; default 422. */
  status?: number;
}

export interface PageDefinition {
  /** `() => import(/* webpackChunkName: "page-<name>" *\/ './pages/…')`; the module's default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /**
   * The page shows what only one visitor may see, by an address that is a secret. Its document is rendered for each request
   * and sent with `cache-control: no-store`: neither the server nor a cache in front of it keeps a copy.
   */
  private?: true;
  /** Fills the query cache with the same query options that the page reads. The page itself shows failed queries. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most prefetch functions return nothing.
  prefetch?: (context: PrefetchContext) => Promise<PrefetchResult | undefined | void>;
  /**
   * Sends what a form of the page (`method="post"`, without `action`) contains, where the browser runs no script. Only the
   * server calls it, for a guest, and only for forms of the site's own pages; import its code dynamically. It keeps what was
   * entered by `keepSubmission` of `shared-shell/visitor-form`, so that the page shows it again beside its errors.
   */
  submit?: (context: SubmitContext) => Promise<SubmitResult>;
}

export interface WidgetDefinition {
  /**
   * `() => import(/* webpackChunkName: "widget-<name>" *\/ './widgets/…')`; the default export takes the widget's
   * props.
   */
  // biome-ignore lint/suspicious/noExplicitAny: WidgetContracts defines the props of each widget.
  load: () => Promise<{ default: ComponentType<any> }>;
  prefetch?: (context: PrefetchContext) => Promise<void>;
}

/** One entry of the remote's part of the sitemap. `lastmod`: ISO date, only when the date is known. */
export interface SitemapEntry {
  path: string;
  lastmod?: string;
}

/** A machine-readable file, generated on the server on request: RSS, calendar. */
export interface Feed {
  /** e.g. `application/rss+xml; charset=utf-8`. */
  contentType: string;
  body: string;
}

export type FeedDefinition = (context: {
  api: Api;
  config: SiteConfig;
  signal: AbortSignal;
}) => Promise<Feed>;

/** Code for everything that the configuration declares. */
export interface RemoteImplementation<C extends RemoteConfig> {
  pages: { [P in C['routes'][number]['page']]: PageDefinition };
  widgets: C['widgets'] extends readonly { name: infer N extends string }[]
    ? { [W in N]: WidgetDefinition }
    : Record<string, never>;
  feeds?: C['feeds'] extends readonly (infer F extends string)[]
    ? { [P in F]: FeedDefinition }
    : Record<string, never>;
  /** Indexable paths below the remote's routes; the shell's server calls it for `/sitemap.xml`. */
  sitemap?: (context: { api: Api; signal: AbortSignal }) => Promise<SitemapEntry[]>;
}

/** Default export of the exposed module `./remote`. Importing that module has no side effects (PLATFORM-3). */
export interface Remote {
  config: RemoteConfig;
  pages: Readonly<Record<string, PageDefinition>>;
  widgets: Readonly<Record<string, WidgetDefinition>>;
  feeds: Readonly<Record<string, FeedDefinition>>;
  sitemap?: RemoteImplementation<RemoteConfig>['sitemap'];
}

/**
 * Combines a remote's configuration with its code. TypeScript requires a page for every declared route and a component
 * for every declared widget. The same is checked at run time, because a descriptor and a bundle can come from different
 * builds.
 * @throws Error that names the page, widget or feed that is declared but has no code.
 */
export function defineRemote<const C extends RemoteConfig>(config: C, code: RemoteImplementation<C>): Remote {
  const pages = code.pages as Record<string, PageDefinition>;
  const widgets = code.widgets as Record<string, WidgetDefinition>;
  for (const { path, page } of config.routes) {
    if (!pages[page])
      throw new Error(
        `${config.name}: route ${path} declares page "${page}", but defineRemote has no such page.`,
      );
  }
  for (const { name } of config.widgets ?? []) {
    if (!widgets[name])
      throw new Error(`${config.name}: widget "${name}" is declared, but defineRemote has no such widget.`);
  }
  const feeds = (code.feeds ?? {}) as Record<string, FeedDefinition>;
  for (const path of config.feeds ?? []) {
    if (!feeds[path])
      throw new Error(`${config.name}: feed ${path} is declared, but defineRemote has no such feed.`);
  }
  return { config, pages, widgets, feeds, sitemap: code.sitemap };
}
