import { invalidChoice, invalidFields } from '../../http/body-fields.ts';
import { lastOf } from '../../http/request-url.ts';

/**
 * The fee limit of a query under any of its three names (C-5); an empty value is no limit (API-27).
 * @throws HttpError 400 for a value that is not a number
 */
export function readMaxFee(query: URLSearchParams): number | null {
  let limit: number | null = null;
  for (const name of ['max_fee', 'maxFee', 'annual_fees']) {
    const value = lastOf(query, name)?.trim();
    if (!value) continue;
    if (!/^[+-]?(\d{1,15}(\.\d{0,6})?|\.\d{1,6})$/.test(value))
      throw invalidFields({ [name]: ['Enter a number.'] });
    limit ??= Number(value);
  }
  return limit;
}

/** The code that a course's `currency_type` names: 'aud' is AUD and 'Dollar' USD; null for none. */
export function readCurrency(currencyType: string | null): string | null {
  const name = (currencyType ?? '').trim().toUpperCase();
  if (name === 'DOLLAR') return 'USD';
  return /^[A-Z]{3}$/.test(name) ? name : null;
}

/**
 * Whether a fee limit is in rupees, for fees of all currencies; otherwise it is compared as a plain number (C-14).
 * @throws HttpError 400 for another currency
 */
export function readIsInRupees(query: URLSearchParams): boolean {
  const currency = lastOf(query, 'fee_currency');
  if (!currency || currency === 'NPR') return currency === 'NPR';
  throw invalidChoice('fee_currency', currency);
}
