import { CLASSES_ATTRIBUTE } from 'shared-host/style-elements';
import type { Language } from 'shared-language';
import { PAGE_DATA_ID } from 'shared-shell/offline';
import {
  fullPageId,
  type PageCode,
  type PageData,
  type PageWeight,
  pageCodeId,
  SCRIPT_ADDRESSES,
  type ScriptTag,
  SERVICE_WORKER,
} from '../../../src/page-data.ts';
import type { ServerPage } from '../../../src/render/index.ts';
import type { DocumentFonts } from '../../fonts/document-fonts.ts';
import { manifestPath } from '../../installation/manifest-path.ts';
import { themeColour } from '../../installation/theme-colour.ts';
import { escapeHtml } from '../escape-html.ts';

/** Everything the HTML document consists of. */
export interface DocumentParts {
  page: ServerPage;
  data: PageData;
  /** The first script (`src/browser/early/`). */
  early?: ScriptTag;
  /** Folders and origins that scripts of the page may come from. */
  scriptAddresses: readonly string[];
  /** Whether browsers shall have the service worker; absent: they keep what they have. */
  serviceWorker?: 'on' | 'off';
  /** What the first script loads, and when; `immediate`: the document itself loads all of it. */
  code: PageCode | { immediate: { entry: ScriptTag; preloads: ScriptTag[] } };
  styles: string[];
  /** The pack's colours; empty without any. */
  brandCss: string;
  fonts: Pick<DocumentFonts, 'linked' | 'styles'>;
  title: string;
  /** Open Graph title. */
  shareTitle: string;
  language: Language;
  canonical: string;
  /** The same page in each language of the site; empty when there is only one. */
  alternates: readonly { language: Language; href: string }[];
  image: string | null;
  /** Paths of all feeds of the release set. */
  feeds: readonly string[];
  /** Site-wide JSON-LD nodes, before the page's own. */
  graph: readonly object[];
  /** Development only: a module script that connects the page with the server. */
  devScript?: string;
  /** Only for pages with low data: their script, and what the full page weighs. */
  lowData?: { script: ScriptTag; fullPage: PageWeight };
  /** Only for previews: HTML beside the page, and its styles. */
  mark?: { html: string; css: string };
}

/** Locales of the Open Graph protocol. */
const locales: Readonly<Record<Language, string>> = { en: 'en_US', ne: 'ne_NP' };

const JSON_ESCAPES: Record<string, string> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
/** JSON for a script element, escaped so that it cannot end the element or start a comment. */
export const inertJson = (value: unknown) =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (letter) => JSON_ESCAPES[letter]!);

type CommonData = Pick<PageData, 'set' | 'shell' | 'remotes' | 'config'>;
const commonJson = new WeakMap<PageData['config'], { data: CommonData; json: string }>();

/**
 * The page's data as JSON, in pieces. Two thirds of it are the same on all pages of a set, and written once for one
 * configuration.
 */
export function inertPageData({ set, shell, remotes, config, ...own }: PageData): string[] {
  const known = commonJson.get(config);
  const isSame =
    known && known.data.set === set && known.data.shell === shell && known.data.remotes === remotes;
  const common = isSame
    ? known
    : {
        data: { set, shell, remotes, config },
        // Without its last brace.
        json: inertJson({ set, shell, remotes, config }).slice(0, -1),
      };
  commonJson.set(config, common);
  const ownJson = inertJson(own);
  return [common.json, ownJson === '{}' ? '}' : `,${ownJson.slice(1)}`];
}

const meta = (name: string, content: string | undefined | null) =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
const property = (name: string, content: string | undefined | null) =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
const scriptAttributes = ({ href, integrity }: ScriptTag) =>
  `"${escapeHtml(href)}" crossorigin="anonymous"${integrity ? ` integrity="${escapeHtml(integrity)}"` : ''}`;

/** As Emotion finds its styles again in the browser, without moving their elements (`data-s`). */
const styleTag = ({ key, ids }: ServerPage['styles'][number]) => {
  if (ids.length === 0) return '<style>';
  return key.endsWith('-global')
    ? `<style data-emotion="${escapeHtml([key, ...ids].join(' '))}" data-s="">`
    : `<style data-emotion="${escapeHtml(key)}" ${CLASSES_ATTRIBUTE}="${escapeHtml(ids.join(' '))}">`;
};

/** The document's inline styles, character by character, for the hashes in the security policy. */
export const inlineStyles = ({
  page,
  fonts,
  brandCss,
  mark,
}: Pick<DocumentParts, 'page' | 'fonts' | 'brandCss' | 'mark'>) => [
  ...fonts.styles,
  ...(mark ? [mark.css] : []),
  ...(brandCss ? [brandCss] : []),
  ...page.styles.map(({ css }) => css),
];

/**
 * The HTML document in pieces, because one more string of its size is a notable part of a page's memory. It has no inline
 * script: page data is inert JSON, and inline styles are allowed by hash (FED-18).
 */
export function documentPieces(parts: DocumentParts): string[] {
  const {
    page,
    data,
    early,
    code,
    styles,
    fonts,
    brandCss,
    title,
    shareTitle,
    canonical,
    image,
    graph,
    devScript,
    mark,
    lowData,
  } = parts;
  const pageMeta = page.meta;
  const isHidden = page.status === 404 || data.view !== undefined;
  const robots = pageMeta?.robots ?? (isHidden ? 'noindex' : undefined);
  const nodes = [...graph, ...(pageMeta?.jsonLd ?? [])];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(title)}</title>`,
    // Before the first script, which may run as soon as it is there.
    meta(SCRIPT_ADDRESSES, parts.scriptAddresses.join(' ')),
    meta(SERVICE_WORKER, parts.serviceWorker),
    early ? `<script async fetchpriority="high" src=${scriptAttributes(early)}></script>` : '',
    meta('description', pageMeta?.description),
    meta('robots', robots),
    meta('referrer', pageMeta?.referrer),
    page.status === 404 ? '' : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...parts.alternates.map(
      ({ language, href }) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}">`,
    ),
    ...parts.alternates
      .slice(0, 1)
      .map(({ href }) => `<link rel="alternate" hreflang="x-default" href="${escapeHtml(href)}">`),
    property('og:title', shareTitle),
    property('og:description', pageMeta?.description),
    property('og:type', pageMeta?.type ?? 'website'),
    property('og:url', canonical),
    property('og:site_name', data.config.brand.name),
    property('og:locale', locales[parts.language]),
    ...parts.alternates
      .filter(({ language }) => language !== parts.language)
      .map(({ language }) => property('og:locale:alternate', locales[language])),
    property('og:image', image),
    meta('twitter:card', image ? 'summary_large_image' : 'summary'),
    meta('theme-color', themeColour(data.config.brand)),
    // The picture in the tab is the only one that a page could not show later.
    lowData
      ? '<link rel="icon" href="data:,">'
      : '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<link rel="manifest" href="${manifestPath(parts.language)}">`,
    ...(parts.feeds.includes('/rss.xml')
      ? ['<link rel="alternate" type="application/rss+xml" title="Blog" href="/rss.xml">']
      : []),
    fonts.linked,
    mark ? `<style>${mark.css}</style>` : '',
    brandCss ? `<style>${brandCss}</style>` : '',
    ...page.styles.flatMap((styles) => [styleTag(styles), styles.css, '</style>']),
    lowData ? `<script defer src=${scriptAttributes(lowData.script)}></script>` : '',
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...('immediate' in code
      ? [
          `<script defer src=${scriptAttributes(code.immediate.entry)}></script>`,
          ...code.immediate.preloads.map(
            (script) =>
              `<link rel="preload" as="script" fetchpriority="low" href=${scriptAttributes(script)}>`,
          ),
        ]
      : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${parts.language}"${lowData ? ' data-low-data' : ''}>`,
    '<head>',
    ...head,
    '</head>',
    '<body>',
    '<div id="root">',
    page.html,
    `</div>${mark?.html ?? ''}`,
    'immediate' in code
      ? ''
      : `<script type="application/json" id="${pageCodeId}">${inertJson(code)}</script>`,
    `<script type="application/json" id="${PAGE_DATA_ID}">`,
    ...inertPageData(data),
    '</script>',
    lowData
      ? `<script type="application/json" id="${fullPageId}">${inertJson(lowData.fullPage)}</script>`
      : '',
    nodes.length > 0
      ? `<script type="application/ld+json">${inertJson({ '@context': 'https://schema.org', '@graph': nodes })}</script>`
      : '',
    devScript ? `<script type="module" src="${escapeHtml(devScript)}"></script>` : '',
    '</body></html>',
  ];
}
