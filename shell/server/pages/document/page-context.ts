import type { ReadPack } from 'shared-content';
import { type Language, publicPath } from 'shared-language';
import type { RouteMatch } from 'shared-releases/descriptor';
import type { PageView, ScriptTag } from '../../../src/page-data.ts';
import type { Host } from '../../releases/host.ts';
import type { ServedRemote, ServedSet } from '../../releases/served-set.ts';
import type { SiteConfig } from '../../site-types.ts';
import { canonicalPath } from '../canonical-path.ts';
import { languageOf } from '../page-language.ts';
import { pageDefinition, routeOf } from '../route-of.ts';
import type { DocumentRendererOptions } from './document-options.ts';
import { createPageConfigs } from './page-config.ts';
import { shellScript } from './shell-scripts.ts';

/** A page of a preview or of QA. */
export interface ViewOptions {
  /** Feature flags that differ from the deployment's. */
  flags: Readonly<Record<string, boolean>>;
  about: PageView;
}

/** What a form of the page has sent without scripts. */
export interface FormSubmission {
  values: Readonly<Record<string, string>>;
  clientKey: string;
  /** The visitor's address, by which the API limits what is sent. */
  address: string;
}

/** A page with low data. */
export interface LowDataOptions {
  /** Size of the full document as sent, in bytes; 0 when it is not known. */
  fullDocument: Promise<number>;
}

/** How one rendering differs from the page that most visitors get. */
export interface RenderingOptions {
  view?: ViewOptions | undefined;
  lowData?: LowDataOptions | undefined;
  submission?: FormSubmission | undefined;
}

type PageHost = Pick<Host, 'render' | 'manifest' | 'base' | 'releaseOrigin'>;

/** What is known of a page before it is rendered. */
export interface PageContext {
  /** Its address, without the language. */
  url: URL;
  served: ServedSet;
  content: ReadPack;
  language: Language;
  /** The shell that renders it. */
  host: PageHost;
  match: RouteMatch | null;
  /** The remote that the page belongs to. */
  owner?: ServedRemote | undefined;
  config: SiteConfig;
  /** Whether it shows what only one visitor may see. */
  isPrivate: boolean;
  view?: ViewOptions | undefined;
  submission?: FormSubmission | undefined;
  /** Present for the light page. */
  low?: (LowDataOptions & { script: ScriptTag }) | undefined;
  /** Development only: the script that connects the page with this server. */
  devScript?: string | undefined;
}

type Options = Pick<DocumentRendererOptions, 'render' | 'manifest' | 'shellBase' | 'config' | 'development'>;

/** The shell that renders a set. */
const hostOf = ({ render, manifest, shellBase }: Options, { host }: Pick<ServedSet, 'host'>): PageHost =>
  host ?? { render, manifest, base: shellBase, releaseOrigin: '' };

/** Creates the function that finds out what is known of a page before it is rendered. */
export function createPageContexts(options: Options) {
  const configOf = createPageConfigs(options.config);

  return (
    url: URL,
    served: ServedSet,
    content: ReadPack,
    { view, lowData, submission }: RenderingOptions,
  ): PageContext => {
    const host = hostOf(options, served);
    const { manifest, base } = host;
    // Earlier shells, and dev servers, have full pages only.
    const lowDataFile = options.development ? undefined : manifest.lowData;
    const script = lowDataFile && shellScript(manifest, base, lowDataFile);
    const low = lowData && script ? { ...lowData, script } : undefined;
    const match = routeOf(host.render.matchRoute, served, url.pathname);
    return {
      url,
      served,
      content,
      language: languageOf(served),
      host,
      match,
      owner: served.remotes.find(({ name }) => name === match?.remote),
      config: configOf({
        served,
        content,
        shell: manifest.version,
        ...(script && { lowData: low ? 'on' : 'off' }),
        flags: view?.flags,
      }),
      isPrivate: pageDefinition(served, match)?.private === true,
      view,
      submission,
      low,
      // Before the page is rendered, so that a build during it reloads the page.
      devScript: options.development?.script(),
    };
  };
}

/** The page's own path, where another one was requested: it has moved, or it is a feed, which exists in English only. */
export function ownAddress({ url, served, language, match }: PageContext): string | null {
  const descriptors = served.remotes.map(({ descriptor }) => descriptor);
  const canonical = canonicalPath(descriptors, match, url);
  if (canonical) return publicPath(language, canonical);
  const isFeed = descriptors.some(({ feeds }) => feeds.includes(url.pathname));
  return language !== 'en' && isFeed ? url.pathname : null;
}
