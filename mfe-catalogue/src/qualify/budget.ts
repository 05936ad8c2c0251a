import type { Course } from 'shared-api';
import { formatNpr, toNpr } from 'shared-api/npr';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { messages } from '../messages.en.ts';
import { feeAmount } from '../money/fee.ts';
import type { Verdict } from './standing.ts';

/**
 * Whether the tuition of a year is within the budget, in rupees; of a range its lower end counts. `not-stated` without a
 * fee, `unknown` where no rate is known for its currency.
 */
export function budgetStanding(
  { annual_fees, currency_type }: Pick<Course, 'annual_fees' | 'currency_type'>,
  budgetNpr: number,
  rates: RatesInUse['rates'],
): { verdict: Verdict; text: string } {
  const fee = feeAmount(annual_fees, currency_type, '');
  if (!fee) return { verdict: 'not-stated', text: messages.notStated };
  const rupees = toNpr(fee.from, fee.currency, rates);
  if (rupees === null) return { verdict: 'unknown', text: messages.noRateForFee };
  const over = rupees - budgetNpr;
  return over <= 0
    ? { verdict: 'meets', text: messages.withinBudget(formatNpr(budgetNpr)) }
    : { verdict: 'short', text: messages.overBudget(formatNpr(over)) };
}
