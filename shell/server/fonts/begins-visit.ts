/** What of a request decides whether a document has its fonts in it, for `Vary`. */
export const VISIT_HEADER = 'sec-fetch-site';

/**
 * Whether a document is the first of a visit, so that the browser may not have the fonts yet: it was opened from another
 * site or by the browser itself. Browsers that do not say so (Safari before 16.4) get links to the fonts.
 */
export function beginsVisit(headers: {
  'sec-fetch-site'?: string | string[];
  'sec-fetch-dest'?: string | string[];
}): boolean {
  const site = headers[VISIT_HEADER];
  return headers['sec-fetch-dest'] === 'document' && site !== undefined && site !== 'same-origin';
}
