import { recordedRates } from '../../test/support/fake-bank.ts';
import { readDailyRates } from './daily-rates.ts';

const TODAY = '2026-01-05';
/** An answer with one day and one rate, changed by the test. */
const answer = (rate: object = {}, day: object = {}) =>
  JSON.stringify({
    data: {
      payload: [
        {
          date: TODAY,
          rates: [{ currency: { iso3: 'USD', unit: 1 }, buy: '132.10', sell: '132.70', ...rate }],
          ...day,
        },
      ],
    },
  });
const withUnit = (unit: unknown) => ({ currency: { iso3: 'JPY', unit }, buy: '9.66', sell: '9.71' });

test('the newest day of a recorded answer, each rate for one unit', () => {
  const { day, rates } = readDailyRates(recordedRates, TODAY);
  expect(day).toBe('2026-01-05');
  expect(rates).toHaveLength(22);
  expect(rates).toEqual(
    expect.arrayContaining([
      { currency: 'USD', buy: 132.5, sell: 133.1 },
      { currency: 'JPY', buy: 0.966, sell: 0.971 },
      { currency: 'INR', buy: 1.6, sell: 1.6015 },
      { currency: 'KRW', buy: 0.0998, sell: 0.1003 },
    ]),
  );
});

test.each([
  ['a unit as text', answer(withUnit('10')), { currency: 'JPY', buy: 0.966, sell: 0.971 }],
  ['prices as numbers', answer({ buy: 132.1, sell: 132.7 }), { currency: 'USD', buy: 132.1, sell: 132.7 }],
])('reads %s', (_what, body, rate) => expect(readDailyRates(body, TODAY).rates).toEqual([rate]));

test('a currency that is not quoted on a day is left out', () => {
  const quoted = { currency: { iso3: 'USD', unit: 1 }, buy: '132.10', sell: '132.70' };
  const notQuoted = { currency: { iso3: 'OMR', unit: 1 }, buy: null, sell: null };
  const { rates } = readDailyRates(answer({}, { rates: [notQuoted, quoted] }), TODAY);
  expect(rates.map(({ currency }) => currency)).toEqual(['USD']);
});

const usd = { currency: { iso3: 'USD', unit: 1 }, buy: '1', sell: '2' };
test.each([
  ['HTML', '<!doctype html><title>Maintenance</title>', 'is no JSON'],
  ['half an answer', recordedRates.slice(0, 2000), 'is no JSON'],
  ['no text at all', '', 'is no JSON'],
  ['null', 'null', 'not as documented'],
  ['the answer to wrong parameters', '{"status":{"code":400},"data":{"payload":null}}', 'not as documented'],
  ['no day', '{"data":{"payload":[]}}', 'has no day'],
  ['a day that does not exist', answer({}, { date: '2026-02-30' }), 'is no day'],
  ['a day in the future', answer({}, { date: '2026-02-01' }), 'in the future'],
  ['no rates', answer({}, { rates: [] }), 'not as documented'],
  ['only currencies without a rate', answer({ buy: null, sell: null }), 'No currency has a rate'],
  ['a price of 0', answer({ buy: '0.00' }), 'not as documented'],
  ['a negative price', answer({ buy: '-1' }), 'not as documented'],
  ['a price in words', answer({ buy: 'N/A' }), 'not as documented'],
  ['a price with an exponent', answer({ sell: '1e9' }), 'not as documented'],
  ['buying for more than selling', answer({ buy: '140.00' }), 'bought for more than it is sold'],
  ['a unit of 0', answer(withUnit(0)), 'not as documented'],
  ['half a unit', answer(withUnit(0.5)), 'not as documented'],
  ['no unit', answer(withUnit(null)), 'not as documented'],
  ['a list as unit', answer(withUnit([10])), 'not as documented'],
  ['an unknown form of currency', answer({ currency: { iso3: 'dollar', unit: 1 } }), 'not as documented'],
  ['a currency twice', answer({}, { rates: [usd, usd] }), 'in the answer twice'],
])('refuses %s', (_what, body, message) => {
  expect(() => readDailyRates(body, TODAY)).toThrow(message);
});
