import { createHash } from 'node:crypto';

/**
 * Time in ms after which a document has another tag although nothing changed. Browsers read two things from the times in
 * the data of a document that they keep: when to ask the API again (after 5 minutes), and what time it is, which tells
 * past events (decision 155). So a document must not be kept for much longer than the server keeps its own.
 */
const MAX_AGE_MS = 4 * 60_000;

/** Where the data begins in which a rendering says when it was read. */
const DATA = '"queryState":';
/** In an answer of the API quotation marks are escaped, so these are the query library's. */
const TIMES = /"(?:dehydratedAt|dataUpdatedAt|errorUpdatedAt)":\d+/g;

/** What a light page says of the full one's weight, whose document is some bytes longer or shorter by its own times. */
const WEIGHT = /"bytes":\d+(?=,"unknown":\d+}<)/;

/**
 * The tag of a document: the same for all renderings with the same content, on all servers; with data only for a span of
 * time.
 * @param html bytes of the document
 * @param renderedAt time of the rendering in ms
 */
export function documentTag(html: Buffer, renderedAt: number): string {
  const start = html.indexOf(DATA);
  const data = start < 0 ? html.length : start;
  const text = html.toString('latin1', data);
  const timeless = text.replace(TIMES, '');
  const hash = createHash('sha256')
    .update(html.subarray(0, data))
    .update(timeless.replace(WEIGHT, ''), 'latin1');
  if (timeless.length < text.length) hash.update(String(Math.floor(renderedAt / MAX_AGE_MS)));
  return hash.digest('base64url').slice(0, 22);
}
