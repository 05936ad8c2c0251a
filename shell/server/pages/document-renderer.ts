import type { Transport } from 'shared-api';
import { type PageSections, packIn, type ReadPack } from 'shared-content';
import { type Language, publicPath } from 'shared-language';
import type { ReleaseStore, ShellManifest } from 'shared-releases';
import { thirdParties } from 'shared-shell/consent';
import { traceHeaders, withSpan } from 'shared-tracing';
import type { PageView, ScriptTag } from '../../src/page-data.ts';
import { SERVICE_WORKER_PATH } from '../../src/page-data.ts';
import type { ServerPage } from '../../src/render/index.ts';
import { createDocumentFonts, deviceFonts } from '../fonts/document-fonts.ts';
import type { FileSize } from '../low-data/file-sizes.ts';
import { fullPageWeight } from '../low-data/full-page-weight.ts';
import { serviceWorkerState } from '../offline/service-worker-state.ts';
import { previewMark, previewMarkCss } from '../qa/preview-mark.ts';
import type { Host } from '../releases/host.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { RenderBundle } from '../render-bundle.ts';
import type { BaseConfig, SiteConfig, Telemetry } from '../site-types.ts';
import { canonicalPath } from './canonical-path.ts';
import { contentSecurityPolicy, thirdPartyOrigins } from './content-security-policy.ts';
import { type DocumentParts, documentPieces, inlineStyles } from './document.ts';
import { DocumentBody } from './document-body.ts';
import { documentTag } from './document-tag.ts';
import { pageCode, type RouteCode, routeCode } from './page-code.ts';
import { createPageConfigs } from './page-config.ts';
import { languageOf, languagesOf } from './page-language.ts';
import { type PagePicture, pagePicture } from './page-picture.ts';
import { preloadHeader } from './preload-header.ts';
import { type RenderedDocument, redirectTo } from './rendered-document.ts';
import { renderedRemotes } from './rendered-remotes.ts';
import { pageDefinition, routeOf } from './route-of.ts';
import { shellScript, shellScripts } from './shell-scripts.ts';
import { siteGraph } from './structured-data.ts';

export interface DocumentRendererOptions {
  /** The shell that the process was started with, for sets without another one. */
  render: RenderBundle;
  manifest: ShellManifest;
  /** Public URL path of that shell's files. */
  shellBase: string;
  config: BaseConfig;
  /** Base URL at which this server reaches the API. */
  apiBaseUrl: string;
  /** Sends the requests to the API. Default: axios. */
  apiTransport?: Transport;
  /** Origins whose pages may frame the site. */
  frameAncestors?: readonly string[];
  telemetry: Telemetry;
  /** Measures the files of full pages, for the comparison on pages with low data. */
  sizeOf?: FileSize;
  /** Where the fonts of the shells are; absent: documents only link to them. */
  fontStore?: Pick<ReleaseStore, 'get'>;
  /** Whether browsers shall remove their service worker, whatever the release set says. */
  clearsOffline?: boolean;
  /** Development only. */
  development?: {
    /** Origins of dev servers. */
    origins: string[];
    /** URL of the shell's dev server. */
    shellUrl?: string;
    /** URL of the script that connects a page with this server. */
    script: () => string;
    /** Collects the errors of one rendering. */
    observe: (path: string) => { telemetry: Telemetry; end: () => void };
  };
}

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

/** How one rendering differs from the page that most visitors get. */
export interface RenderingOptions {
  view?: ViewOptions | undefined;
  lowData?: LowDataOptions | undefined;
  submission?: FormSubmission | undefined;
}

/** A page with low data. */
export interface LowDataOptions {
  /** Size of the full document as sent, in bytes; 0 when it is not known. */
  fullDocument: Promise<number>;
}

type PageHost = Pick<Host, 'render' | 'manifest' | 'base' | 'releaseOrigin'>;

/** The shell that renders a set. */
const hostOf = (
  { render, manifest, shellBase }: Pick<DocumentRendererOptions, 'render' | 'manifest' | 'shellBase'>,
  { host }: Pick<ServedSet, 'host'>,
): PageHost => host ?? { render, manifest, base: shellBase, releaseOrigin: '' };

/** What is known of a page before it is rendered. */
interface PageContext {
  /** Its address, without the language. */
  url: URL;
  served: ServedSet;
  content: ReadPack;
  language: Language;
  /** The shell that renders it. */
  host: PageHost;
  match: ReturnType<typeof routeOf>;
  config: SiteConfig;
  view?: ViewOptions | undefined;
  submission?: FormSubmission | undefined;
  /** Present for the light page. */
  low?: LowDataOptions & { script: ScriptTag };
}

/** Time limits in ms for a page's data and for rendering it. */
const limits = { prefetchLimit: 3_000, renderLimit: 5_000 };

/** Creates the function that renders the document of a URL, for guests only (PLATFORM-7). */
export function createDocumentRenderer(options: DocumentRendererOptions) {
  const { telemetry, development } = options;
  const { publicUrl } = options.config;
  const fontsOf = createDocumentFonts((!development && options.fontStore) || null);
  const configOf = createPageConfigs(options.config);

  const contextOf = (
    url: URL,
    served: ServedSet,
    content: ReadPack,
    { view, lowData, submission }: RenderingOptions,
  ): PageContext => {
    const host = hostOf(options, served);
    const { manifest, base } = host;
    // Earlier shells, and dev servers, have full pages only.
    const lowDataFile = development ? undefined : manifest.lowData;
    const script = lowDataFile && shellScript(manifest, base, lowDataFile);
    const low = lowData && script ? { ...lowData, script } : undefined;
    return {
      url,
      served,
      content,
      language: languageOf(served),
      host,
      match: routeOf(host.render.matchRoute, served, url.pathname),
      config: configOf({
        served,
        content,
        shell: manifest.version,
        ...(script && { lowData: low ? 'on' : 'off' }),
        flags: view?.flags,
      }),
      view,
      submission,
      low,
    };
  };

  const renderPage = async (context: PageContext): Promise<ServerPage> => {
    const { url, served, content, language, host, match, config, submission } = context;
    const pack = packIn(content, language);
    const observed = development?.observe(url.pathname + url.search);
    const page = await withSpan('render page', { 'site.route': match?.route.path ?? 'other' }, () =>
      host.render.renderServerPage({
        url: publicUrlOf(url, language),
        config,
        ...renderedRemotes(served).request,
        match,
        apiBaseUrl: options.apiBaseUrl,
        content: async <Name extends keyof PageSections>(name: Name) => pack[name],
        telemetry: observed?.telemetry ?? telemetry,
        ...limits,
        apiHeaders: () => ({
          ...traceHeaders(),
          ...(submission && { 'x-forwarded-for': submission.address }),
        }),
        apiTransport: options.apiTransport,
        ...(submission && { submission }),
      }),
    );
    observed?.end();
    return page;
  };

  const documentOf = async (
    context: PageContext,
    page: ServerPage,
    devScript: string | undefined,
  ): Promise<RenderedDocument> => {
    const { url, served, language, host, match, config, view, low } = context;
    const { render, manifest, base } = host;
    const isPrivate = isPrivatePage(context);
    const owner = served.remotes.find(({ name }) => name === match?.remote);
    const route: RouteCode =
      owner && match ? routeCode(served, owner, match.route) : { areas: [], styles: [], remotes: [] };
    const shell = shellScripts(manifest, base, development);
    const codeOf = (isIdle: boolean) =>
      pageCode(shell, route.areas, {
        isQa: config.flags.qa === true,
        isView: view !== undefined,
        isIdle,
        isFilled: page.cacheable,
      });
    // Third parties need the visitor's answer; a page with low data asks when it is touched.
    const fullCode = codeOf(thirdParties(config).length > 0);
    const fontSource = { render, base, language };
    const fullFonts = await fontsOf(fontSource);
    const serviceWorker = development || view ? undefined : serviceWorkerState(options, manifest, served);
    const title = page.meta?.title ?? config.brand.tagline;
    const picture = pagePicture(page, url.pathname, title, language);
    const canonicalOf = (one: Language) => publicUrl + publicPath(one, page.meta?.canonical ?? url.pathname);
    const parts: DocumentParts = {
      page,
      data: {
        set: served.number,
        shell: manifest.version,
        remotes: renderedRemotes(served).pages,
        config,
        queryState: page.queryState,
        ...(view && { view: view.about }),
      },
      early: shell.early,
      serviceWorker,
      scriptAddresses: [
        ...(serviceWorker === 'on' ? [SERVICE_WORKER_PATH] : []),
        `${base}/web/`,
        ...served.remotes.map((remote) => `${remote.page.base}/web/`),
        ...thirdPartyOrigins(config).map((origin) => `${origin}/`),
      ],
      code: low ? codeOf(false) : fullCode,
      styles: route.styles,
      brandCss: render.brandCss(config.brand.colours),
      fonts: low ? deviceFonts(fontSource) : fullFonts,
      title: render.fullTitle(title, config.brand.name),
      shareTitle: render.shareTitle(title),
      language,
      canonical: canonicalOf(language),
      alternates:
        page.status === 200
          ? languagesOf(served).map((one) => ({ language: one, href: canonicalOf(one) }))
          : [],
      image: absoluteUrl(picture, publicUrl),
      graph: siteGraph(config),
      feeds: served.remotes.flatMap(({ descriptor }) => descriptor.feeds),
      devScript,
      ...(low && {
        lowData: {
          script: low.script,
          fullPage: await fullPageWeight(
            {
              document: await low.fullDocument,
              fonts: fullFonts.preload,
              hasFontsInDocument: fullFonts.inlined !== undefined,
              styles: route.styles,
              early: shell.early.href,
              code: fullCode,
              html: page.html,
            },
            options.sizeOf ?? (async () => null),
          ),
        },
      }),
      ...(view?.about.preview && { mark: { html: previewMark(view.about), css: previewMarkCss } }),
    };
    return {
      status: page.status,
      body: new DocumentBody(documentPieces(parts), (html) => documentTag(html, Date.now())),
      securityPolicy: contentSecurityPolicy(config, {
        styles: inlineStyles(parts),
        devOrigins: development?.origins ?? null,
        releaseOrigin: host.releaseOrigin,
        frameAncestors: options.frameAncestors ?? [],
        isStrict: manifest.hasStrictPolicy === true,
      }),
      ...(!low && fullFonts.inlined && { fonts: fullFonts }),
      preload: preloadHeader(parts.early, page.html),
      ...(page.meta?.referrer && { referrerPolicy: page.meta.referrer }),
      cacheable: page.cacheable && !isPrivate && !development,
      ...(isPrivate && { private: true }),
      shell: manifest.version,
      reportsStart: manifest.reportsStart === true,
      ...(picture.drawn && { sharing: picture.drawn }),
      ...(serviceWorker === 'on' &&
        page.status === 200 &&
        !isPrivate &&
        match?.route.offline && { offline: match.route.offline }),
      uses: route.remotes.map(({ name, version }) => ({ remote: name, version })),
      ...(owner &&
        match && { owner: { remote: owner.name, version: owner.version, route: match.route.path } }),
    };
  };

  return async (
    url: URL,
    served: ServedSet,
    content: ReadPack,
    rendering: RenderingOptions = {},
  ): Promise<RenderedDocument> => {
    const context = contextOf(url, served, content, rendering);
    const moved = ownAddress(context);
    if (moved) return redirectTo(moved);
    // Before rendering, so that a build during it reloads the page.
    const devScript = development?.script();
    const page = await renderPage(context);
    if (!page.redirect) return documentOf(context, page, devScript);
    return { ...redirectTo(page.redirect, page.status), ...(isPrivatePage(context) && { private: true }) };
  };
}

const isPrivatePage = ({ served, match }: PageContext): boolean =>
  pageDefinition(served, match)?.private === true;

/** The page's own path, where another one was requested: it has moved, or it is a feed, which exists in English only. */
function ownAddress({ url, served, language, match }: PageContext): string | null {
  const descriptors = served.remotes.map(({ descriptor }) => descriptor);
  const canonical = canonicalPath(descriptors, match, url);
  if (canonical) return publicPath(language, canonical);
  const isFeed = descriptors.some(({ feeds }) => feeds.includes(url.pathname));
  return language !== 'en' && isFeed ? url.pathname : null;
}

/** The address of a page as visitors have it. */
function publicUrlOf(url: URL, language: Language): URL {
  const address = new URL(url);
  address.pathname = publicPath(language, url.pathname);
  return address;
}

const absoluteUrl = ({ address }: PagePicture, publicUrl: string) =>
  address && !/^https?:/.test(address) ? publicUrl + address : address;
