import { invalidFields } from '../http/body-fields.ts';
import { lastOf } from '../http/request-url.ts';

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

/**
 * A course's fee as the number that a limit is compared with. The part before a dash counts, without currency signs; no
 * fee counts as 0; null when it cannot be read (VALID-10, C-15).
 */
export function readFee(fee: number | string | null): number | null {
  if (fee === null || fee === '') return 0;
  if (typeof fee === 'number') return fee;
  const digits = fee.split(/[-–]/)[0]!.replace(/[^0-9.]/g, '');
  return /\d/.test(digits) && Number.isFinite(Number(digits)) ? Number(digits) : null;
}
