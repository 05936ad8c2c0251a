/** Parameters with which other sites mark their links. No page reads them. */
const isTracking = (name: string) =>
  /^(utm_\w+|gad_\w+|mc_[ce]id|hsa_\w+|_hs\w+|_ga|_gl)$/.test(name) || trackingNames.has(name);
const trackingNames = new Set([
  ...['gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id'],
  ...['igshid', 'yclid', 'srsltid', 'epik', 'mkt_tok', 'vero_id', 'ref_src'],
]);

/**
 * The query of a page: only the parameters that its route knows, in their order there, so that one page has one entry
 * in the cache. The values of one parameter keep their order. Without a list every parameter counts but those of
 * tracking, in alphabetical order.
 * @param known names of the route's parameters
 * @returns `query` and what was left out (`rest`), both with `?` or empty
 */
export function pageQuery(
  search: string,
  known: readonly string[] | undefined,
): { query: string; rest: string } {
  if (search === '' || search === '?') return { query: '', rest: '' };
  const entries = [...new URLSearchParams(search)];
  const isKnown = ([name]: [string, string]) => (known ? known.includes(name) : !isTracking(name));
  const kept = entries.filter(isKnown);
  const position = (name: string) => known?.indexOf(name) ?? 0;
  // Sorting is stable, so that repeated parameters keep their order.
  kept.sort(([a], [b]) => position(a) - position(b) || (a < b ? -1 : a > b ? 1 : 0));
  return { query: write(kept), rest: write(entries.filter((entry) => !isKnown(entry))) };
}

const write = (entries: [string, string][]) => (entries.length > 0 ? `?${new URLSearchParams(entries)}` : '');
