import { HEADER_BYTES, type PageWeight } from '../../src/page-data.ts';
import type { DocumentParts } from '../pages/document/document.ts';
import type { FileSize } from './file-sizes.ts';

type Code = DocumentParts['code'];

/** Scripts that a full page loads without a touch. */
function untouchedScripts(code: Code): string[] {
  if ('immediate' in code) return [code.immediate.entry, ...code.immediate.preloads].map(({ href }) => href);
  const areas = code.areas.filter(({ moment }) => moment === 'idle' || moment === 'visible');
  if (areas.length === 0 && !code.idle) return [];
  return [code.entry, ...code.scripts, ...areas.flatMap(({ scripts }) => scripts)].map(({ href }) => href);
}

/** Addresses of the pictures of a page with low data: those that wait, and those that older remotes show. */
function picturesOf(html: string): string[] {
  const tags = html.matchAll(/<img\b[^>]*>/g);
  return [...tags].flatMap(([tag]) => {
    const addresses = [...tag.matchAll(/\s(?:data-picture|src)="([^"]+)"/g)].map(([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    );
    return addresses.filter((address) => !address.startsWith('data:'));
  });
}

interface FullPage {
  /** Size of its document as sent, in bytes, without fonts in it. */
  document: number;
  /** Addresses of the font files. */
  fonts: readonly string[];
  /** Whether a document that begins a visit has their content in itself as well. */
  hasFontsInDocument: boolean;
  styles: readonly string[];
  early?: string;
  code: Code;
  /** The page with low data. */
  html: string;
}

/**
 * What the full page would have loaded in a first visit, read to its end and touched nowhere: the document, the fonts in
 * it and those for the next page, styles, the scripts that come by themselves, and all pictures of the HTML. Sums of sizes
 * as sent; files of other servers are counted as unknown, and what only code requests (the film, data) is left out.
 */
export async function fullPageWeight(page: FullPage, sizeOf: FileSize): Promise<PageWeight> {
  const files = new Set([
    ...page.fonts,
    ...page.styles,
    ...(page.early ? [page.early] : []),
    ...untouchedScripts(page.code),
    ...picturesOf(page.html),
  ]);
  const sizes = await Promise.all([...files].map(sizeOf));
  const inDocument = page.hasFontsInDocument ? await Promise.all(page.fonts.map(sizeOf)) : [];
  const known = sizes.filter((size) => size !== null);
  const document = inDocument.reduce<number>((sum, size) => sum + (size ?? 0), page.document);
  return {
    bytes: known.reduce((sum, size) => sum + size + HEADER_BYTES, document + HEADER_BYTES),
    unknown: sizes.length - known.length,
  };
}
