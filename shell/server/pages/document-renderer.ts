import type { Transport } from 'shared-api';
import { type PageSections, packIn, type ReadPack } from 'shared-content';
import { type Language, languagePrefix, publicPath } from 'shared-language';
import type { ReleaseStore, ShellManifest } from 'shared-releases';
import { thirdParties } from 'shared-shell/consent';
import type { OfflineRule } from 'shared-shell/remote-config';
import { traceHeaders, withSpan } from 'shared-tracing';
import type { PageRemote, PageView, ScriptTag } from '../../src/page-data.ts';
import { SERVICE_WORKER_PATH } from '../../src/page-data.ts';
import type { ServerPage } from '../../src/render/index.ts';
import { siteConfig } from '../config.ts';
import { createDocumentFonts, type DocumentFonts, deviceFonts } from '../fonts/document-fonts.ts';
import type { FileSize } from '../low-data/file-sizes.ts';
import { fullPageWeight } from '../low-data/full-page-weight.ts';
import { serviceWorkerState } from '../offline/service-worker-state.ts';
import { previewMark, previewMarkCss } from '../qa/preview-mark.ts';
import type { Host } from '../releases/host.ts';
import type { ServedSet } from '../releases/served-set.ts';
import type { RenderBundle } from '../render-bundle.ts';
import { sharingPicturePath } from '../sharing-pictures/sharing-picture-path.ts';
import type { BaseConfig, SharingPicture, SiteConfig, Telemetry } from '../site-types.ts';
import { canonicalPath } from './canonical-path.ts';
import { contentSecurityPolicy, thirdPartyOrigins } from './content-security-policy.ts';
import { type DocumentParts, documentPieces, inlineStyles } from './document.ts';
import { DocumentBody } from './document-body.ts';
import { documentTag } from './document-tag.ts';
import { pageCode, type RouteCode, routeCode, type ShellScripts } from './page-code.ts';
import { languageOf, languagesOf } from './page-language.ts';
import { preloadHeader } from './preload-header.ts';
import { routeOf } from './route-of.ts';
import { siteGraph } from './structured-data.ts';

/** A finished response for one URL: an HTML document, or a redirect without content. */
export interface RenderedDocument {
  status: number;
  redirect?: string;
  /** The HTML. */
  body: DocumentBody;
  /** Its fonts, where it has them in itself when it begins a visit. */
  fonts?: DocumentFonts;
  securityPolicy: string;
  /** `Referrer-Policy` header, where it is not the site's. */
  referrerPolicy?: string;
  /** `Link` header: files that the browser requests before it has received the document. */
  preload?: string;
  cacheable: boolean;
  /** What the page's drawn Open Graph picture shows. */
  sharing?: SharingPicture;
  /** Enabled remotes whose code the page shows: its owner and those of its widgets. */
  uses?: { remote: string; version: string }[];
  /** Version of the shell that rendered the page, for counting views. */
  shell?: string;
  /** Whether the page's scripts report the views in which code starts; others are counted when they are sent. */
  reportsStart?: boolean;
  /** Whether browsers may keep the page for offline reading, and when. */
  offline?: OfflineRule;
  /** Remote, version and route of the page, for counting views. */
  owner?: { remote: string; version: string; route: string };
}

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

/** A page with low data. */
export interface LowDataOptions {
  /** Size of the full document as sent, in bytes; 0 when it is not known. */
  fullDocument: Promise<number>;
}

/** The shell that renders a set. */
const hostOf = (
  { render, manifest, shellBase }: Pick<DocumentRendererOptions, 'render' | 'manifest' | 'shellBase'>,
  { host }: Pick<ServedSet, 'host'>,
): Pick<Host, 'render' | 'manifest' | 'base' | 'releaseOrigin'> =>
  host ?? { render, manifest, base: shellBase, releaseOrigin: '' };

/** Time limits in ms for a page's data and for rendering it. */
const limits = { prefetchLimit: 3_000, renderLimit: 5_000 };

/** Creates the function that renders the document of a URL, for guests only (PLATFORM-7). */
export function createDocumentRenderer(options: DocumentRendererOptions) {
  const { telemetry, development, apiTransport } = options;
  const fontsOf = createDocumentFonts((!development && options.fontStore) || null);
  const configs = new WeakMap<ServedSet['remotes'], WeakMap<ReadPack, Map<string, SiteConfig>>>();
  /** One object for all pages of a set and content pack, so that what is made of it is made once. */
  const configOf = (
    { remotes }: ServedSet,
    content: ReadPack,
    variant: string,
    create: () => SiteConfig,
  ): SiteConfig => {
    const ofSet = configs.get(remotes) ?? new WeakMap<ReadPack, Map<string, SiteConfig>>();
    configs.set(remotes, ofSet);
    const ofPack = ofSet.get(content) ?? new Map<string, SiteConfig>();
    ofSet.set(content, ofPack);
    const config = ofPack.get(variant) ?? create();
    ofPack.set(variant, config);
    return config;
  };
  const absolute = (path: string) => (/^https?:/.test(path) ? path : options.config.publicUrl + path);

  return async (
    url: URL,
    served: ServedSet,
    content: ReadPack,
    view?: ViewOptions,
    lowData?: LowDataOptions,
  ): Promise<RenderedDocument> => {
    const { render, manifest, base, releaseOrigin } = hostOf(options, served);
    // Earlier shells, and dev servers, have full pages only.
    const lowDataFile = development ? undefined : manifest.lowData;
    const low = lowData && lowDataFile ? { ...lowData, file: lowDataFile } : null;
    const language = languageOf(served);
    const pack = packIn(content, language);
    const shell = scriptsOfShell(manifest, base, development);
    const { flags, publicUrl } = options.config;
    const languages = languagesOf(served);
    const lowDataState = lowDataFile && (low ? ('on' as const) : ('off' as const));
    const createConfig = (base: BaseConfig): SiteConfig => ({
      ...siteConfig(base, { pack, version: content.version }),
      publicUrl: publicUrl + languagePrefix(language),
      ...(languages.length > 0 && { languages }),
      ...(lowDataState && { lowData: lowDataState }),
    });
    const config = view
      ? createConfig({ ...options.config, flags: { ...flags, ...view.flags } })
      : configOf(served, content, `${manifest.version} ${language} ${lowDataState}`, () =>
          createConfig(options.config),
        );
    const descriptors = served.remotes.map(({ descriptor }) => descriptor);
    const match = routeOf(render.matchRoute, served, url.pathname);
    const canonical = canonicalPath(descriptors, match, url);
    if (canonical) return redirectTo(publicPath(language, canonical));
    // Feeds exist once.
    if (language !== 'en' && descriptors.some(({ feeds }) => feeds.includes(url.pathname)))
      return redirectTo(url.pathname);
    const rendered = renderedRemotes(served);
    const observed = development?.observe(url.pathname + url.search);
    // Before rendering, so that a build during it reloads the page.
    const script = development?.script();
    const page = await withSpan('render page', { 'site.route': match?.route.path ?? 'other' }, () =>
      render.renderServerPage({
        url: publicUrlOf(url, language),
        config,
        ...rendered.request,
        match,
        apiBaseUrl: options.apiBaseUrl,
        content: async <Name extends keyof PageSections>(name: Name) => pack[name],
        telemetry: observed?.telemetry ?? telemetry,
        ...limits,
        apiHeaders: traceHeaders,
        apiTransport,
      }),
    );
    observed?.end();
    if (page.redirect) return redirectTo(page.redirect);

    const fontSource = { render, base, language };
    const fullFonts = await fontsOf(fontSource);
    const owner = served.remotes.find(({ name }) => name === match?.remote);
    const route: RouteCode =
      owner && match ? routeCode(served, owner, match.route) : { areas: [], styles: [], remotes: [] };
    const title = page.meta?.title ?? config.brand.tagline;
    const canonicalOf = (one: Language) => publicUrl + publicPath(one, page.meta?.canonical ?? url.pathname);
    const ownImage = shareableImage(page.meta?.image);
    const sharing = page.meta?.sharing ?? (ownImage ? undefined : titlePicture(page, title));
    // A drawn title is that of the canonical page; a declared picture that of the requested one.
    const drawnOf = publicPath(
      language,
      (page.meta?.sharing ? undefined : page.meta?.canonical) ?? url.pathname,
    );
    const codeOf = (isIdle: boolean) =>
      pageCode(shell, route.areas, {
        isQa: config.flags.qa === true,
        isView: view !== undefined,
        isIdle,
        isFilled: page.cacheable,
      });
    // Third parties need the visitor's answer; a page with low data asks when it is touched.
    const fullCode = codeOf(thirdParties(config).length > 0);
    const serviceWorker = development || view ? undefined : serviceWorkerState(options, manifest, served);
    const parts: DocumentParts = {
      page,
      data: {
        set: served.number,
        shell: manifest.version,
        remotes: rendered.pages,
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
        page.status === 200 ? languages.map((one) => ({ language: one, href: canonicalOf(one) })) : [],
      image: sharing ? absolute(sharingPicturePath(drawnOf, sharing)) : ownImage ? absolute(ownImage) : null,
      graph: siteGraph(config),
      feeds: served.remotes.flatMap(({ descriptor }) => descriptor.feeds),
      devScript: script,
      ...(low && {
        lowData: {
          script: { href: `${base}/${low.file}`, integrity: manifest.files[low.file]?.integrity },
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
        releaseOrigin,
        frameAncestors: options.frameAncestors ?? [],
        isStrict: manifest.hasStrictPolicy === true,
      }),
      ...(!low && fullFonts.inlined && { fonts: fullFonts }),
      preload: preloadHeader(parts.early, page.html),
      ...(page.meta?.referrer && { referrerPolicy: page.meta.referrer }),
      cacheable: page.cacheable && !development,
      shell: manifest.version,
      reportsStart: manifest.reportsStart === true,
      ...(sharing && { sharing }),
      ...(serviceWorker === 'on' &&
        page.status === 200 &&
        match?.route.offline && { offline: match.route.offline }),
      uses: route.remotes.map(({ name, version }) => ({ remote: name, version })),
      ...(owner &&
        match && { owner: { remote: owner.name, version: owner.version, route: match.route.path } }),
    };
  };
}

type RemotesOfRequest = Pick<Parameters<RenderBundle['renderServerPage']>[0], 'remotes' | 'nav' | 'bundles'>;
interface RenderedRemotes {
  /** As the renderer needs them. */
  request: RemotesOfRequest;
  /** As the page's data has them. */
  pages: PageRemote[];
}
const remotesOfSets = new WeakMap<ServedSet['remotes'], RenderedRemotes>();

/** The remotes of a set; one object per set, because the renderer keeps its router, and the document its JSON. */
function renderedRemotes({ remotes }: ServedSet): RenderedRemotes {
  const known = remotesOfSets.get(remotes);
  if (known) return known;
  const rendered: RenderedRemotes = {
    request: {
      remotes: remotes.map(
        ({ page: { name, version, routes, redirects, widgets, disabled, refused, lang } }) => ({
          name,
          version,
          routes,
          redirects,
          widgets,
          disabled,
          refused,
          lang,
        }),
      ),
      nav: remotes.flatMap(({ page: { nav } }) => nav),
      bundles: new Map(remotes.flatMap(({ name, bundle }) => (bundle ? [[name, bundle]] : []))),
    },
    pages: remotes.map(({ page }) => page),
  };
  remotesOfSets.set(remotes, rendered);
  return rendered;
}

function scriptsOfShell(
  manifest: ShellManifest,
  base: string,
  development: DocumentRendererOptions['development'],
): ShellScripts {
  if (development?.shellUrl)
    return {
      early: { href: `${development.shellUrl}/js/early.js` },
      entry: { href: `${development.shellUrl}/js/main.js` },
      further: [],
      isDeferred: false,
    };
  const tag = (file: string): ScriptTag => ({
    href: `${base}/${file}`,
    integrity: manifest.files[file]?.integrity,
  });
  return {
    early: tag(manifest.early),
    entry: tag(manifest.entry),
    further: manifest.scripts.filter((file) => file !== manifest.entry).map(tag),
    // A page of a development site hydrates at once, so that its errors show at once.
    isDeferred: manifest.loadsPageCode === true && !development,
  };
}

/** The address of a page as visitors have it. */
function publicUrlOf(url: URL, language: Language): URL {
  const address = new URL(url);
  address.pathname = publicPath(language, url.pathname);
  return address;
}

/**
 * The picture of a page without one that social networks show: its title. None where there is nothing to share: failures,
 * unknown addresses, and addresses that are secrets.
 */
const titlePicture = ({ status, meta }: ServerPage, title: string): SharingPicture | undefined =>
  status === 200 && !meta?.referrer ? { title } : undefined;

/** Social networks do not show SVG pictures, so a drawn one replaces them. */
const shareableImage = (image: string | undefined) =>
  image && !/\.svgz?$/i.test(image.split(/[?#]/)[0] ?? '') ? image : undefined;

/** The answer to an address that is not the page's own. */
export function redirectTo(redirect: string): RenderedDocument {
  return {
    status: 301,
    redirect,
    body: DocumentBody.none,
    securityPolicy: "default-src 'none'",
    cacheable: false,
  };
}
