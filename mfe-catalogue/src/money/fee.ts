import { isNoFee, parseFee } from 'shared-api/rules';
import { messages } from '../messages.en.ts';
import { currencyCode, currencyOfSymbol, currencySymbol, misleadingCode } from './currency.ts';

const dash = /[-–—]/;

/**
 * VALID-10: whether a fee is within the limit. No fee counts as 0; a fee without a readable number is always within
 * it. Null: no limit.
 */
export function isWithinFeeLimit(fee: unknown, limit: number | null): boolean {
  if (limit === null) return true;
  const value = parseFee(fee);
  return value === null || value <= limit;
}

const plainNumber = /^\d[\d,]*(\.\d+)?$/;

/** Two decimals, or none. */
function withCents(value: number): string {
  if (Number.isInteger(value)) return messages.number(value);
  const [whole, cents] = value.toFixed(2).split('.');
  return `${messages.number(Number(whole))}.${cents}`;
}

/**
 * The currency that a text such as `AUD 35,000` or `A$35,000` names before its digits. Used when there is no
 * `currency_type`.
 */
function currencyInText(text: string): string | null {
  const lead = text.match(/^\D*/)?.[0].trim().toLowerCase() ?? '';
  const code = lead.replace(/[.\s]+$/, '').slice(0, 3);
  return currencyOfSymbol(lead) ?? (/^[a-z]{3}$/.test(lead.replace(/[.\s$]+$/, '')) ? code : null);
}

/**
 * A fee for display: symbol of COURSE-7, grouped digits, and the ISO code where the symbol alone would mislead
 * (`$37,500 AED`). A symbol or code in the text itself is not repeated (B-8). Texts without a number are
 * shown unchanged. `0` is followed by 'No tuition fee'. Null when there is no fee.
 */
export function formatFee(fee: unknown, currency?: unknown): string | null {
  if (isNoFee(fee)) return null;
  if (typeof fee === 'number')
    return Number.isFinite(fee) ? withFreeNote(withCurrency(withCents(fee), currency), fee) : null;
  if (typeof fee !== 'string') return null;
  const text = fee.trim();
  const named = isNoFee(currency) ? currencyInText(text) : currency;
  const ends = text.split(dash).map((end) => end.replace(/^[^\d]+|[^\d]+$/g, ''));
  if (ends.length > 2 || !ends.every((end) => plainNumber.test(end))) return text;
  const code = misleadingCode(named);
  const amounts = ends.map((end) => `${currencySymbol(named)}${withCents(Number(end.replaceAll(',', '')))}`);
  const shown = code ? `${amounts.join(' – ')} ${code}` : amounts.join(' – ');
  return ends.length === 1 ? withFreeNote(shown, Number(ends[0]!.replaceAll(',', ''))) : shown;
}

/** A fee of 0 is a figure, and says what it means (C-16). */
const withFreeNote = (shown: string, amount: number): string =>
  amount === 0 ? `${shown} · ${messages.noTuitionFee}` : shown;

function withCurrency(amount: string, currency: unknown): string {
  const code = misleadingCode(currency);
  const text = `${currencySymbol(currency)}${amount}`;
  return code ? `${text} ${code}` : text;
}

/** An amount, or a range of amounts, as a calculation needs it. */
export interface FeeAmount {
  /** ISO 4217 code. */
  currency: string;
  from: number;
  to: number;
}

/**
 * A fee as amounts in a currency; null for no fee and for a text without a number.
 * @param otherwise the currency where neither the course nor the text names one
 */
export function feeAmount(fee: unknown, currency: unknown, otherwise: string): FeeAmount | null {
  if (isNoFee(fee)) return null;
  const named = isNoFee(currency) && typeof fee === 'string' ? currencyInText(fee.trim()) : currency;
  const ends = typeof fee === 'string' ? fee.trim().split(dash) : [fee];
  const [from, to = from] = ends.map(parseFee);
  if (from == null || to == null || ends.length > 2) return null;
  return { currency: currencyCode(named) ?? otherwise, from: Math.min(from, to), to: Math.max(from, to) };
}

/** Price for JSON-LD. Null unless both a single number and a currency are known (SEO-4). */
export function fixedPrice(fee: unknown, currency?: unknown): { price: number; currency: string } | null {
  const code = currencyCode(currency);
  if (!code || isNoFee(fee) || (typeof fee === 'string' && dash.test(fee.trim()))) return null;
  const price = parseFee(fee);
  return price === null ? null : { price, currency: code };
}
