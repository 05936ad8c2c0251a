import { ApiError, type Transport } from 'shared-api';
import { createModeTransport } from './api-modes.ts';

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
const request = (
  mode: Parameters<typeof createModeTransport>[0],
  headers: Record<string, string> = {},
  url = 'http://api.test/api/app/event-list/',
) =>
  createModeTransport(
    mode,
    'http://api.test',
    async () => ({
      'GET /api/app/event-list/': { status: 200, body: { results: [{ image: '{api}/media/1.svg' }] } },
    }),
    { real },
  )({
    method: 'GET',
    url,
    headers,
    signal: new AbortController().signal,
  });

test('recorded responses contain the URL of this API; a missing one is named in a 404', async () => {
  expect((await request('recorded')).body).toEqual({ results: [{ image: 'http://api.test/media/1.svg' }] });
  expect(await request('recorded', {}, 'http://api.test/api/app/event-info/9')).toMatchObject({
    status: 404,
    body: { detail: expect.stringContaining('Not recorded: GET /api/app/event-info/9') },
  });
});

test('a change has no recorded response, and is told to be sent nowhere', async () => {
  const missing: string[] = [];
  const answer = await createModeTransport('recorded', 'http://api.test', async () => ({}), {
    onMissing: (call) => missing.push(call),
  })({
    method: 'POST',
    url: 'http://api.test/api/app/event-register/',
    headers: {},
    signal: new AbortController().signal,
  });
  expect(missing).toEqual(['POST /api/app/event-register/']);
  expect(answer).toEqual({
    status: 404,
    body: { detail: expect.stringMatching(/^Not sent: POST \/api\/app\/event-register\/\..*"Real API"/) },
  });
});

test('failures have status, body and headers of the hosted API', async () => {
  await expect(request('offline')).rejects.toBeInstanceOf(ApiError);
  expect(await request('broken')).toMatchObject({ status: 500, body: expect.stringContaining('<h1>') });
  expect(await request('throttled')).toMatchObject({ status: 429, retryAfter: '59' });
  expect(await request('expired', { Authorization: 'Bearer x' })).toMatchObject({
    status: 401,
    body: { code: 'token_not_valid' },
  });
  expect(await request('expired')).toMatchObject({ status: 200 });
});

test('lists are empty in one mode, fields are null in another', async () => {
  expect((await request('empty')).body).toEqual({ count: 0, next: null, previous: null, results: [] });
  expect((await request('nulls')).body).toMatchObject({
    results: [
      { id: 1, title: null },
      { id: 2, title: null },
    ],
  });
});

test('recorded calls with a token get the responses to the account, those without one the responses to guests', async () => {
  const list = async (headers: Record<string, string>) =>
    (
      await createModeTransport('recorded', 'http://api.test', async (visitor) => ({
        'GET /api/app/application-list/': { status: 200, body: visitor },
      }))({
        method: 'GET',
        url: 'http://api.test/api/app/application-list/',
        headers,
        signal: new AbortController().signal,
      })
    ).body;
  expect([await list({}), await list({ Authorization: 'Bearer x' })]).toEqual(['guest', 'account']);
});
