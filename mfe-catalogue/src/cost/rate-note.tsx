import type { RatesInUse } from 'shared-api/rates-in-use';
import { carriedRates } from 'shared-facts/rates';
import { Text } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** A day as people write it: '20 November 2026', without the reader's locale, as on the server. */
export function writtenDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  const name = messages.months[(month ?? 0) - 1];
  return name && year && day ? `${day} ${name} ${year}` : date;
}

/** Where the rate of a currency is from, and of which time. */
export function rateOrigin({ daily, carried }: RatesInUse, currency: string): string {
  if (!daily) return messages.carriedRate(carriedRates.monthName);
  return carried.includes(currency)
    ? messages.carriedRateOf(carriedRates.monthName, currency, daily.source)
    : messages.bankRate(daily.source, writtenDay(daily.date));
}

/** Which exchange rates a calculation uses. */
export function RateNote({
  inUse,
  currencies,
  own,
}: {
  inUse: RatesInUse;
  /** Those of the amounts. */
  currencies: readonly string[];
  /** The currency whose rate the visitor has chosen. */
  own?: string;
}) {
  const used = [...new Set(currencies)].filter((currency) => currency !== 'NPR');
  const text = (currency: string) => {
    const rate = inUse.rates.find((known) => known.currency === currency)?.sell;
    if (rate === undefined) return messages.noRate(currency);
    return messages.rateOf(currency, rate, currency === own ? messages.ownRate : rateOrigin(inUse, currency));
  };
  return (
    <Text size="s" tone="slate">
      {used.map(text).join(' ')}
    </Text>
  );
}
