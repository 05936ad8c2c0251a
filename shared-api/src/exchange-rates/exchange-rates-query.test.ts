import fc from 'fast-check';
import { createQueryClient } from 'shared-api';
import * as z from 'zod/mini';
import { ExchangeRates } from '../schemas/exchange-rates.ts';
import { fakeApi, reply } from '../testing/fake-api.ts';
import { exchangeRatesQuery } from './exchange-rates-query.ts';

const rate = { currency: 'AUD', buy: 89.1, sell: 89.5 };
const day = { date: '2026-11-22', source: 'Nepal Rastra Bank', rates: [rate] };
const read = async (answer: unknown) => {
  const client = createQueryClient();
  const query = exchangeRatesQuery(fakeApi({ 'GET /api/exchange-rates/': answer }).api);
  return client.fetchQuery({ ...query, retry: false });
};

test.each([
  ['rates', day, day],
  ['further fields', { ...day, note: 'x', rates: [{ ...rate, name: 'Australian Dollar' }] }, day],
  [
    'unreadable rates among others',
    { ...day, rates: [null, { ...rate, sell: 0 }, { ...rate, buy: '1' }, rate] },
    day,
  ],
  ['no rates', { date: null, source: null, rates: [] }, null],
  ['only unreadable rates', { ...day, rates: [{}] }, null],
  ['a service without the call', reply(404, { detail: 'Not found.' }), null],
])('the query reads %s', async (_what, answer, expected) => expect(await read(answer)).toEqual(expected));

test.each([
  ['HTML', '<!doctype html>'],
  ['another object', { detail: 'x' }],
  ['an error of the server', reply(500, null)],
])('the query fails with %s', async (_what, answer) => {
  await expect(read(answer)).rejects.toMatchObject({ name: 'ApiError' });
});

test('what the query answers passes the schema, whatever it has read', async () => {
  const price = fc.oneof(fc.double(), fc.string(), fc.constant(null));
  const anyRate = fc.oneof(fc.anything(), fc.record({ currency: fc.string(), buy: price, sell: price }));
  const anyAnswer = fc.record({
    date: fc.option(fc.string()),
    source: fc.option(fc.string()),
    rates: fc.array(anyRate),
  });
  await fc.assert(
    fc.asyncProperty(anyAnswer, async (answer) => {
      const result = await read(answer);
      if (result !== null) expect(z.safeParse(ExchangeRates, result).success).toBe(true);
    }),
  );
});
