import type { Course } from 'shared-api';
import { toNpr } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { feeAmount, isWithinFeeLimit } from './fee.ts';

/** The highest fee of a search. */
export interface FeeLimit {
  /** A plain number, whatever the currency (VALID-10); null: no limit. */
  maxFee: number | null;
  /** In rupees. Where there is one, the other does not count. */
  maxFeeNpr: number | null;
}

/** Whether a course is within a limit. No fee counts as 0; a fee that cannot be read, or converted, is within it. */
export function isWithinLimit(
  { annual_fees, currency_type }: Pick<Course, 'annual_fees' | 'currency_type'>,
  { maxFee, maxFeeNpr }: FeeLimit,
  rates: RatesInUse['rates'],
): boolean {
  if (maxFeeNpr === null) return isWithinFeeLimit(annual_fees, maxFee);
  const amount = feeAmount(annual_fees, currency_type, '');
  const rupees = amount && toNpr(amount.from, amount.currency, rates);
  return rupees === null || rupees <= maxFeeNpr;
}
