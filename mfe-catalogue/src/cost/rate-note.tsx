import { dayText } from 'shared-api/dates';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { dateWords } from 'shared-api/vocabulary';
import { carriedRates } from 'shared-facts/rates';
import { Text } from 'shared-ui';
import { messages } from '../messages.en.ts';

/** Where the rate of a currency is from, and of which time. */
export function rateOrigin({ daily, carried }: RatesInUse, currency: string): string {
  const month = dateWords(carriedRates.monthName);
  if (!daily) return messages.carriedRate(month);
  return carried.includes(currency)
    ? messages.carriedRateOf(month, currency, daily.source)
    : messages.bankRate(daily.source, dayText(daily.date));
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
