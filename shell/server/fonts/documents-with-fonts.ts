import { LRUCache } from 'lru-cache';
import { hasTag } from 'shared-server';
import type { DocumentBody } from '../pages/document/document-body.ts';
import type { DocumentFonts } from './document-fonts.ts';

const BODY_END = '</body>';

/** What the `ETag` of a document with fonts has beside that of the document with links. */
const WITH_FONTS = '-fonts';

/**
 * The tag of a document that a browser has already, by its `If-None-Match`. With its fonts or with links to them: both
 * show the same page, so neither is sent again.
 */
export const knownTag = (ifNoneMatch: string, { etag }: DocumentBody): string | null =>
  [etag, etag + WITH_FONTS].find((tag) => hasTag(ifNoneMatch, tag)) ?? null;

/** Limit in bytes of the documents with fonts that are kept: about 250. */
const MAX_BYTES = 12 * 1024 * 1024;

/**
 * Makes documents with their fonts in them out of those that link to them. They are kept by the documents that they are
 * made of, and made when the first visit begins with them: most pages are opened from another one.
 */
export function createDocumentsWithFonts() {
  const kept = new LRUCache<string, DocumentBody>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ size }, key) => size + key.length,
  });
  const pending = new Map<string, Promise<DocumentBody>>();

  /** @returns the document itself where it has no such part */
  return async (linked: DocumentBody, fonts: DocumentFonts): Promise<DocumentBody> => {
    const known = kept.get(linked.etag);
    if (known) {
      // Viewed again, so it is made as small as it gets. A failure costs nothing: it is sent as it is.
      if (!known.isCondensed) known.condense().catch(() => {});
      return known;
    }
    const begun =
      pending.get(linked.etag) ??
      linked
        .replacing(
          [
            { part: fonts.linked, text: fonts.inlined ?? fonts.linked },
            // Requested when the document has arrived, so that they do not delay it.
            { part: BODY_END, text: fonts.prefetch + BODY_END },
          ],
          linked.etag + WITH_FONTS,
        )
        .then((body) => {
          if (body) kept.set(linked.etag, body);
          return body ?? linked;
        })
        .finally(() => pending.delete(linked.etag));
    pending.set(linked.etag, begun);
    return begun;
  };
}
