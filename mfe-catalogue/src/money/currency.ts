/** The symbols of COURSE-7. Every other currency has `$`. */
const symbols: Readonly<Record<string, string>> = {
  usd: '$',
  dollar: '$',
  aud: 'A$',
  eur: '€',
  gbp: '£',
  jpy: '¥',
  inr: '₹',
};

const normalise = (currency: unknown): string =>
  typeof currency === 'string' ? currency.trim().toLowerCase() : '';

/** The symbol of COURSE-7 for a `currency_type`, in any case; unknown and absent currencies give `$`. */
export function currencySymbol(currency?: unknown): string {
  const key = normalise(currency);
  return Object.hasOwn(symbols, key) ? symbols[key]! : '$';
}

/** The `currency_type` that a symbol stands for, in any case; null for `$`, which stands for several, and for other texts. */
export const currencyOfSymbol = (symbol: string): string | null =>
  (symbol !== '$' && Object.keys(symbols).find((key) => symbols[key] === symbol.toUpperCase())) || null;

/** ISO 4217 code of a `currency_type`, or null when it names none. */
export function currencyCode(currency?: unknown): string | null {
  const key = normalise(currency);
  if (key === 'dollar') return 'USD';
  return /^[a-z]{3}$/.test(key) ? key.toUpperCase() : null;
}

/**
 * The ISO code to add to an amount when `$` is not the currency's own symbol: `AED`, `NZD`, `NPR` … (C-17).
 */
export function misleadingCode(currency?: unknown): string | null {
  return Object.hasOwn(symbols, normalise(currency)) ? null : currencyCode(currency);
}
