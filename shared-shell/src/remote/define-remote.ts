import type { ComponentType } from 'react';
import type { Api, QueryClient } from 'shared-api';
import type { SiteConfig } from '../config/site-config.ts';
import type { RemoteConfig } from './remote-config.ts';

/** What a page's or widget's `prefetch` may use. It runs on the server, and in the browser before a client navigation. */
export interface PrefetchContext {
  /** The full URL of the view. */
  url: URL;
  /** Parameters of the matched route, decoded. Empty for widgets. */
  params: Readonly<Record<string, string | undefined>>;
  queryClient: QueryClient;
  api: Api;
  /** Aborted when the visitor navigates on or the server's time limit ends. */
  signal: AbortSignal;
}

export interface PrefetchResult {
  /** HTTP status of the server's answer; 200 when absent. The page still renders: a 404 page is a page. */
  status?: number;
  /** The server answers 301 to this path; the client router follows it. */
  redirect?: string;
}

export interface PageDefinition {
  /** `() => import(/* webpackChunkName: "page-<name>" *\/ './pages/…')`; the module's default export is the page. */
  load: () => Promise<{ default: ComponentType }>;
  /** Fills the query cache with the same query options that the page reads. Failing queries are the page's to show. */
  // biome-ignore lint/suspicious/noConfusingVoidType: most prefetches return nothing at all.
  prefetch?: (context: PrefetchContext) => Promise<PrefetchResult | undefined | void>;
}

export interface WidgetDefinition {
  /** `() => import(/* webpackChunkName: "widget-<name>" *\/ './widgets/…')`; the default export takes the widget's props. */
  // biome-ignore lint/suspicious/noExplicitAny: each widget's props are fixed by WidgetContracts, not here.
  load: () => Promise<{ default: ComponentType<any> }>;
  prefetch?: (context: PrefetchContext) => Promise<void>;
}

/** One entry of the remote's part of the sitemap. `lastmod`: ISO date, only when true. */
export interface SitemapEntry {
  path: string;
  lastmod?: string;
}

/** A file made on the server on request: RSS, calendar. */
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

export interface RemoteImplementation<C extends RemoteConfig> {
  pages: { [P in C['routes'][number]['page']]: PageDefinition };
  widgets: C['widgets'] extends readonly { name: infer N extends string }[]
    ? { [W in N]: WidgetDefinition }
    : Record<string, never>;
  feeds?: C['feeds'] extends readonly (infer F extends string)[]
    ? { [P in F]: FeedDefinition }
    : Record<string, never>;
  /** Indexable addresses below the remote's routes, asked by the shell's server for `/sitemap.xml`. */
  sitemap?: (context: { api: Api; signal: AbortSignal }) => Promise<SitemapEntry[]>;
}

/** What the exposed module `./remote` exports by default. Data in, code out; importing it has no side effects. */
export interface Remote {
  config: RemoteConfig;
  pages: Readonly<Record<string, PageDefinition>>;
  widgets: Readonly<Record<string, WidgetDefinition>>;
  feeds: Readonly<Record<string, FeedDefinition>>;
  sitemap?: RemoteImplementation<RemoteConfig>['sitemap'];
}

/**
 * Binds a remote's code to its configuration. TypeScript demands a page for every declared route and a component
 * for every declared widget; the same is checked at run time, because a descriptor and a bundle can come from
 * different builds.
 * @throws Error naming the page or widget that is declared but has no code.
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
