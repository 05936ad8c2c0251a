import { createQueryClient } from 'shared-api';
import { fakeApi, reply } from '../testing/fake-api.ts';
import { ratesInUse, ratesInUseQuery } from './rates-in-use.ts';

const aud = { currency: 'AUD', buy: 89.1, sell: 89.5 };
const chf = { currency: 'CHF', buy: 140, sell: 141 };
const carried = {
  rates: [
    { currency: 'AUD', buy: 90, sell: 90 },
    { currency: 'NZD', buy: 80, sell: 80 },
  ],
};
const onlyCarried = { rates: carried.rates, daily: null, carried: ['AUD', 'NZD'] };
const bankOf = (date: string) => ({ date, source: 'Nepal Rastra Bank', rates: [chf, aud] });
const NOW = new Date('2026-11-22T12:00:00+05:45');

test("the bank's rates count, and a carried one for a currency that it does not quote", () => {
  expect(ratesInUse(bankOf('2026-11-22'), carried, NOW)).toEqual({
    rates: [aud, carried.rates[1]],
    daily: { date: '2026-11-22', source: 'Nepal Rastra Bank' },
    carried: ['NZD'],
  });
});

test.each([
  ['are missing', null],
  ['are older than seven days', bankOf('2026-11-14')],
  ['have no day', bankOf('soon')],
])('only carried rates count where those of the bank %s', (_what, bank) =>
  expect(ratesInUse(bank, carried, NOW)).toEqual(onlyCarried),
);

test.each([
  ['HTML', '<!doctype html>'],
  ['an error', reply(500, null)],
  ['nothing', reply(404, null)],
  ['no rates', { date: null, source: null, rates: [] }],
])('a page has carried rates when the call answers %s', async (_what, answer) => {
  const { api } = fakeApi({ 'GET /api/exchange-rates/': answer });
  await expect(createQueryClient().fetchQuery(ratesInUseQuery(api, carried))).resolves.toEqual(onlyCarried);
});

test('the age of rates is judged by the given clock', async () => {
  const { api } = fakeApi({ 'GET /api/exchange-rates/': bankOf('2026-11-22') });
  const dailyAt = async (time: string) =>
    (await createQueryClient().fetchQuery(ratesInUseQuery(api, carried, () => Date.parse(time)))).daily;
  await expect(dailyAt('2026-11-29T12:00:00+05:45')).resolves.toMatchObject({ date: '2026-11-22' });
  await expect(dailyAt('2026-11-30T12:00:00+05:45')).resolves.toBeNull();
});
