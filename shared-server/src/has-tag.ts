/**
 * Whether a client has the content with this tag already, so that 304 is the answer.
 * @param ifNoneMatch the header `If-None-Match`: one tag or several. Proxies that compress mark them as weak, and some
 *   take that mark away.
 * @param etag opaque part of the tag, without quotation marks
 */
export const hasTag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`);
