/**
 * Whether a client has the content with this tag already, so that 304 is the answer.
 * @param ifNoneMatch the header `If-None-Match`: one tag, several, or `*` for any. Proxies that compress mark them as
 *   weak, and some take that mark away.
 * @param etag opaque part of the tag, without quotation marks
 */
export const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''))
    .some((tag) => tag === '*' || tag === `"${etag}"`);
