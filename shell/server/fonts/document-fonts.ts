import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Language } from 'shared-language';
import type { ReleaseStore } from 'shared-releases';
import { releaseKey } from '../assets/release-key.ts';
import { escapeHtml } from '../pages/escape-html.ts';
import type { RenderBundle } from '../render-bundle.ts';

/** The fonts of a document. Shared by all documents of a shell, because its texts are long. */
export interface DocumentFonts {
  /** Tags that preload font files, and the `@font-face` rules that name them. */
  linked: string;
  /** The same rules with the preloaded files in them, for documents that begin a visit. */
  inlined?: string;
  /** Tags for the end of a document with inlined fonts, by which the browser has the files before the next page. */
  prefetch: string;
  /** Texts of the style elements in both. */
  styles: readonly string[];
  /** Addresses of the preloaded files. */
  preload: readonly string[];
}

interface FontSource {
  render: Pick<RenderBundle, 'fontFaceCss'>;
  /** Public URL of the shell's files. */
  base: string;
  language: Language;
}

const styleTag = (css: string) => `<style>${css}</style>`;
const fontTag = (rel: 'preload' | 'prefetch', href: string) =>
  `<link rel="${rel}" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;

/** Fonts that are only named in rules: browsers request those that a page shows. */
const withoutPreloads = (css: string): DocumentFonts => ({
  linked: styleTag(css),
  prefetch: '',
  styles: [css],
  preload: [],
});

/** Fonts of pages with low data: only those of the device. */
export const deviceFonts = ({ render, language }: Omit<FontSource, 'base'>): DocumentFonts =>
  withoutPreloads(render.fontFaceCss(language === 'en' ? {} : { devanagari: null }));

/** Shells in their languages whose fonts are in memory, with those of canaries and of a release before. */
const MAX_SHELLS = 8;

/** Longest time in ms that pages wait for the fonts of their shell, from the moment in which they are requested. */
const MAX_WAIT_MS = 200;

interface ShellFonts {
  current: DocumentFonts;
  /** Present while files are requested. Settled when they have arrived or not, after `MAX_WAIT_MS` at the latest. */
  arrival?: Promise<unknown>;
}

/**
 * Makes the fonts of documents.
 * @param store where the files of the shells are; null: documents link to them only. So do those that are rendered while
 *   it does not answer.
 */
export function createDocumentFonts(store: Pick<ReleaseStore, 'get'> | null) {
  const known = new LRUCache<string, ShellFonts>({ max: MAX_SHELLS });
  /** Fonts are compressed already, so the store has no other form of them. */
  const dataUrl = async (address: string): Promise<string | null> => {
    const key = releaseKey(address);
    const content = key && (await store?.get(key).catch(() => null));
    return content ? `data:font/woff2;base64,${content.toString('base64')}` : null;
  };
  const urlsOf = ({ base, language }: FontSource) => {
    const address = (name: string) => `${base}/web/fonts/${name}.woff2`;
    return {
      heading: address('heading'),
      headingRare: address('heading-rare'),
      text: address('text'),
      textRare: address('text-rare'),
      ...(language === 'en' ? { nepaliName: true } : { devanagari: address('devanagari') }),
    };
  };
  const link = (source: FontSource): DocumentFonts => {
    const urls = urlsOf(source);
    const css = source.render.fontFaceCss(urls);
    // Their letters are rare in other languages, and would delay the first paint.
    if (source.language !== 'en') return withoutPreloads(css);
    const preload = [urls.text, urls.heading];
    const tags = (rel: 'preload' | 'prefetch') => preload.map((href) => fontTag(rel, href)).join('');
    return {
      linked: tags('preload') + styleTag(css),
      prefetch: tags('prefetch'),
      styles: [css],
      preload,
    };
  };
  const request = async (fonts: ShellFonts, source: FontSource): Promise<void> => {
    const urls = urlsOf(source);
    const [heading, text] = await Promise.all([dataUrl(urls.heading), dataUrl(urls.text)]);
    // The store may have them later.
    fonts.arrival = undefined;
    if (!heading || !text) return;
    const css = source.render.fontFaceCss({ ...urls, heading, text });
    const { current } = fonts;
    fonts.current = { ...current, inlined: styleTag(css), styles: [...current.styles, css] };
  };

  return async (source: FontSource): Promise<DocumentFonts> => {
    const key = `${source.base} ${source.language}`;
    const fonts = known.get(key) ?? { current: link(source) };
    known.set(key, fonts);
    if (store && fonts.current.preload.length > 0 && !fonts.current.inlined) {
      // A store that hangs delays the pages of a moment, not each one.
      fonts.arrival ??= Promise.race([request(fonts, source), sleep(MAX_WAIT_MS, null, { ref: false })]);
      await fonts.arrival;
    }
    return fonts.current;
  };
}
