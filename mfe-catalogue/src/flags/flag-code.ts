/** Flags in this package. `un` is the generic fallback of ERR-5. */
export type FlagCode = 'au' | 'nz' | 'gb' | 'us' | 'ca' | 'ae' | 'de' | 'np' | 'in' | 'ie' | 'jp' | 'un';

const codes: Readonly<Record<string, FlagCode>> = {
  australia: 'au',
  'new zealand': 'nz',
  'united kingdom': 'gb',
  uk: 'gb',
  'great britain': 'gb',
  england: 'gb',
  'united states': 'us',
  'united states of america': 'us',
  usa: 'us',
  us: 'us',
  america: 'us',
  canada: 'ca',
  'united arab emirates': 'ae',
  uae: 'ae',
  dubai: 'ae',
  germany: 'de',
  nepal: 'np',
  india: 'in',
  ireland: 'ie',
  japan: 'jp',
};

/** Flag of a country by its **name** (SEARCH-5, C-23): any case, "The", dots and stray spaces; unknown → `un`. */
export function flagCode(countryName: unknown): FlagCode {
  if (typeof countryName !== 'string') return 'un';
  const name = countryName
    .toLowerCase()
    .replace(/\(.*\)/g, ' ')
    .replace(/\./g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^the /, '');
  return Object.hasOwn(codes, name) ? codes[name]! : 'un';
}
