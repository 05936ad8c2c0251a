import { ApiError, type Transport } from 'shared-api';
import { transportOf } from './answers.ts';

const list = {
  count: 2,
  next: 'http://api.test/x?page=2',
  previous: null,
  results: [
    { id: 1, title: 'A' },
    { id: 2, title: 'B' },
  ],
};
const real: Transport = jest.fn(async () => ({ status: 200, body: list }));
const ask = (
  mode: Parameters<typeof transportOf>[0],
  headers: Record<string, string> = {},
  url = 'http://api.test/api/app/event-list/',
) =>
  transportOf(
    mode,
    'http://api.test',
    async () => ({
      'GET /api/app/event-list/': { status: 200, body: { results: [{ image: '{api}/media/1.svg' }] } },
    }),
    real,
  )({
    method: 'GET',
    url,
    headers,
    signal: new AbortController().signal,
  });

test('recorded answers name this API, and say what was never recorded', async () => {
  expect((await ask('recorded')).body).toEqual({ results: [{ image: 'http://api.test/media/1.svg' }] });
  expect(await ask('recorded', {}, 'http://api.test/api/app/event-info/9')).toMatchObject({
    status: 404,
    body: { detail: expect.stringContaining('Not recorded: GET /api/app/event-info/9') },
  });
});

test('failures are those of the original service', async () => {
  await expect(ask('offline')).rejects.toBeInstanceOf(ApiError);
  expect(await ask('broken')).toMatchObject({ status: 500, body: expect.stringContaining('<h1>') });
  expect(await ask('throttled')).toMatchObject({ status: 429, retryAfter: '59' });
  expect(await ask('expired', { Authorization: 'Bearer x' })).toMatchObject({
    status: 401,
    body: { code: 'token_not_valid' },
  });
  expect(await ask('expired')).toMatchObject({ status: 200 });
});

test('lists can be empty, fields can be null', async () => {
  expect((await ask('empty')).body).toEqual({ count: 0, next: null, previous: null, results: [] });
  expect((await ask('nulls')).body).toMatchObject({
    results: [
      { id: 1, title: null },
      { id: 2, title: null },
    ],
  });
});
