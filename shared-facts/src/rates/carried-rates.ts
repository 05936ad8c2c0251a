import { monthName } from './month-name.en.ts';

/**
 * Rates that the site carries for times without the bank's: what one unit costs in rupees, rounded to whole rupees
 * (yen to paisa). Nepal Rastra Bank quotes no New Zealand dollar, so that one is always taken from here.
 *
 * From press reports of the bank's selling rates in September 2025; the dirham from its peg to the US dollar, the New
 * Zealand dollar from the two markets' rate to the US dollar. To renew: all of them, and the month.
 */
export const carriedRates = {
  /** Month of the rates: `2025-09`. */
  month: '2025-09',
  monthName,
  rates: [
    { currency: 'AUD', buy: 92, sell: 92 },
    { currency: 'NZD', buy: 83, sell: 83 },
    { currency: 'GBP', buy: 190, sell: 190 },
    { currency: 'USD', buy: 141, sell: 141 },
    { currency: 'CAD', buy: 103, sell: 103 },
    { currency: 'AED', buy: 38.5, sell: 38.5 },
    { currency: 'EUR', buy: 165, sell: 165 },
    { currency: 'INR', buy: 1.6, sell: 1.6 },
    { currency: 'JPY', buy: 0.96, sell: 0.96 },
  ],
} as const;
