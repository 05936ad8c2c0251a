import { daysBetween, nepalDay } from '../schemas/days.ts';
import type { ExchangeRate } from '../schemas/exchange-rates.ts';
import { messages } from './messages.en.ts';

/**
 * Amounts in Nepalese rupees. Without dependencies, because pages load it (`shared-api/npr`), and the same on the
 * server and in every browser.
 */

/** Older rates are not used without saying so. */
export const MAX_RATE_AGE_DAYS = 7;

/**
 * What an amount costs in rupees, not rounded: at the rate at which the bank sells the currency, because that is what a
 * student pays for it. Null for a currency without a rate and for what is no amount.
 * @param currency ISO 4217 code; `NPR` needs no rate
 */
export function toNpr(amount: number, currency: string, rates: readonly ExchangeRate[]): number | null {
  const price = currency === 'NPR' ? 1 : rates.find((rate) => rate.currency === currency)?.sell;
  if (price === undefined) return null;
  const rupees = amount * price;
  return Number.isFinite(rupees) ? rupees : null;
}

/** An amount or a range of amounts: `from` and `to` are equal for one. */
export interface AmountRange {
  /** ISO 4217 code. */
  currency: string;
  from: number;
  to: number;
}

/** What several amounts, of any currencies, cost together in rupees; null when one of them has no rate. */
export function nprRange(
  amounts: readonly AmountRange[],
  rates: readonly ExchangeRate[],
): { from: number; to: number } | null {
  const sum = { from: 0, to: 0 };
  for (const { currency, from, to } of amounts) {
    const low = toNpr(from, currency, rates);
    const high = toNpr(to, currency, rates);
    if (low === null || high === null) return null;
    sum.from += low;
    sum.to += high;
  }
  return sum;
}

/** "NPR 12,34,567", or "NPR 12,34,567–15,00,000" for a range. */
export const formatNprRange = ({ from, to }: { from: number; to: number }): string =>
  Math.round(from) === Math.round(to)
    ? formatNpr(from)
    : `${formatNpr(from)}–${formatNpr(to).replace(`${messages.rupees} `, '')}`;

/** Whether rates of a day (`2026-11-22`, in Nepal) are older than seven days, or their day cannot be read. */
export const isStale = (date: string | null, now: Date): boolean =>
  !(daysBetween(date ?? '', nepalDay(now)) <= MAX_RATE_AGE_DAYS);

/**
 * "NPR 12,34,567": whole rupees, with the groups of lakh and crore.
 * @param rupees a finite number
 */
export function formatNpr(rupees: number): string {
  // BigInt writes out large numbers, which String abbreviates with an exponent.
  const digits = String(BigInt(Math.round(Math.abs(rupees))));
  const grouped = digits.replace(/\B(?=(?:\d{2})*\d{3}$)/g, ',');
  return `${messages.rupees} ${rupees < 0 && digits !== '0' ? '−' : ''}${grouped}`;
}
