import { jsonIn, PAGE_DATA_ID } from 'shared-shell/offline';
import { type PageCode, pageCodeId, type ScriptTag } from '../page-data.ts';

/** What a document tells about itself. Read from its text: a worker has no DOM. */
export interface DocumentFacts {
  title: string;
  language: string;
  /** Number of the release set; 0 when the text is no page of this site, and for previews and views of QA. */
  set: number;
  /** The deployables that made it, `name@version`. */
  releases: string[];
  /** Whether it is the light page. Absent: its shell has full pages only. */
  lowData?: boolean;
  /** Everything of the releases that its first view loads, with hashes where the document has them. */
  files: ScriptTag[];
  /** Absolute addresses of its pictures. */
  pictures: string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot);/g, (whole, name) => ENTITIES[name] ?? whole);

const attributeOf = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
};

/**
 * Reads a document of this site.
 * @param address of the document
 */
export function readDocument(html: string, address: string): DocumentFacts {
  const data = jsonIn(html, PAGE_DATA_ID) as {
    set?: number;
    view?: object;
    shell?: string;
    remotes?: { name: string; version: string }[];
    config?: { lowData?: 'on' | 'off' };
  } | null;
  const code = jsonIn(html, pageCodeId) as PageCode | null;
  const absolute = (href: string) => new URL(href, address).href;
  const tags = (html.match(/<(?:script|link)\s[^>]*>/g) ?? []).flatMap((tag): ScriptTag[] => {
    const isFile = /^<script/.test(tag) || /rel="(?:preload|stylesheet)"/.test(tag);
    const href = isFile && (attributeOf(tag, 'src') ?? attributeOf(tag, 'href'));
    return href ? [{ href, integrity: attributeOf(tag, 'integrity') }] : [];
  });
  const inCode = code ? [code.entry, ...code.scripts, ...code.areas.flatMap(({ scripts }) => scripts)] : [];
  // Few pages have letters of the `-rare` fonts. Those that have them load them when they are shown, and they are kept then.
  const fonts = [...html.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g)]
    .map(([, href = '']): ScriptTag => ({ href }))
    .filter(({ href }) => !href.endsWith('-rare.woff2'));
  const files = [...tags, ...inCode, ...fonts].map(({ href, integrity }) => ({
    href: absolute(href),
    ...(integrity && { integrity }),
  }));
  const pictures = (html.match(/<img\s[^>]*>/g) ?? []).flatMap((tag) => attributeOf(tag, 'src') ?? []);
  return {
    title: decode(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    language: /<html lang="([a-z]+)"/.exec(html)?.[1] ?? 'en',
    set: data?.view ? 0 : (data?.set ?? 0),
    releases: [
      ...(data?.shell ? [`shell@${data.shell}`] : []),
      ...(data?.remotes ?? []).map(({ name, version }) => `${name}@${version}`),
    ],
    ...(data?.config?.lowData && { lowData: data.config.lowData === 'on' }),
    files: [...new Map(files.map((file) => [file.href, file])).values()],
    pictures: [...new Set(pictures.filter((src) => !src.startsWith('data:')).map(absolute))],
  };
}

/** The document with another query cache in its page data. */
export function withQueryState(html: string, queryState: unknown): string {
  const data = jsonIn(html, PAGE_DATA_ID);
  if (!data) return html;
  const start = html.indexOf(`id="${PAGE_DATA_ID}">`) + `id="${PAGE_DATA_ID}">`.length;
  const end = html.indexOf('</script>', start);
  // As on the server: JSON must not end its element.
  const json = JSON.stringify({ ...data, queryState }).replace(/</g, '\\u003c');
  return html.slice(0, start) + json + html.slice(end);
}
