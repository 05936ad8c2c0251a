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
const preloadTag = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(href)}" crossorigin>`;

/** Fonts that are only named in rules: browsers request those that a page shows. */
const withoutPreloads = (css: string): DocumentFonts => ({
  linked: styleTag(css),
  styles: [css],
  preload: [],
});

/** Fonts of pages with low data: only those of the device. */
export const deviceFonts = ({ render, language }: Omit<FontSource, 'base'>): DocumentFonts =>
  withoutPreloads(render.fontFaceCss(language === 'en' ? {} : { devanagari: null }));

/** Shells in their languages whose fonts are in memory, with those of canaries and of a release before. */
const MAX_SHELLS = 8;

/**
 * Makes the fonts of documents.
 * @param store where the files of the shells are; null: documents link to them only
 */
export function createDocumentFonts(store: Pick<ReleaseStore, 'get'> | null) {
  const known = new LRUCache<string, Promise<DocumentFonts>>({ max: MAX_SHELLS });
  /** Fonts are compressed already, so the store has no other form of them. */
  const dataUrl = async (address: string): Promise<string | null> => {
    const key = releaseKey(address);
    const content = key && (await store?.get(key).catch(() => null));
    return content ? `data:font/woff2;base64,${content.toString('base64')}` : null;
  };
  const make = async ({ render, base, language }: FontSource): Promise<DocumentFonts> => {
    const address = (name: string) => `${base}/web/fonts/${name}.woff2`;
    const urls = {
      heading: address('heading'),
      headingRare: address('heading-rare'),
      text: address('text'),
      textRare: address('text-rare'),
      ...(language !== 'en' && { devanagari: address('devanagari') }),
    };
    const css = render.fontFaceCss(urls);
    // Their letters are rare in other languages, and would delay the first paint.
    if (language !== 'en') return withoutPreloads(css);
    const preload = [urls.text, urls.heading];
    const linked = preload.map(preloadTag).join('') + styleTag(css);
    const [heading, text] = await Promise.all([dataUrl(urls.heading), dataUrl(urls.text)]);
    if (!heading || !text) return { linked, styles: [css], preload };
    const inlinedCss = render.fontFaceCss({ ...urls, heading, text });
    return { linked, inlined: styleTag(inlinedCss), styles: [css, inlinedCss], preload };
  };

  return async (source: FontSource): Promise<DocumentFonts> => {
    const key = `${source.base} ${source.language}`;
    const begun = known.get(key) ?? make(source);
    known.set(key, begun);
    const fonts = await begun;
    // The store may answer again later.
    if (store && fonts.preload.length > 0 && !fonts.inlined) known.delete(key);
    return fonts;
  };
}
