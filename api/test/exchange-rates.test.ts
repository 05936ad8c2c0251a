import { createApi, createQueryClient } from 'shared-api';
import { exchangeRatesQuery } from 'shared-api/exchange-rates';
import { ExchangeRates } from 'shared-api/schemas/exchange-rates';
import { runSql } from 'tooling/processes/postgres-server.ts';
import * as z from 'zod';
import type { Connection } from '../src/database/connection.ts';
import { openPostgres } from '../src/database/postgres.ts';
import { readDueRates, startRatesWorker } from '../src/exchange-rates/rates-worker.ts';
import { findRates } from '../src/exchange-rates/stored-rates.ts';
import { call, logLines } from './support/client.ts';
import { type FakeBank, recordedRates, startBank } from './support/fake-bank.ts';
import {
  postgresUrl,
  startService,
  stores,
  type TestService,
  templateDatabase,
  waitUntil,
} from './support/start-service.ts';

const path = '/api/exchange-rates/';
let bank: FakeBank;
beforeEach(async () => {
  bank = await startBank();
});
afterEach(() => bank.close());

const read = (service: TestService) => call(service, path);
const hasRates = (service: TestService) =>
  waitUntil(async () => (await read(service)).body.date !== null, 'exchange rates');
const query = (service: TestService) =>
  createQueryClient().fetchQuery(
    exchangeRatesQuery(createApi({ baseUrl: service.url, accessToken: () => null })),
  );

describe.each(stores)('the exchange rates of a service on %s', (store) => {
  test('are read after the start, answered per unit, kept over a restart without the bank', async () => {
    const service = await startService({ store, environment: { EXCHANGE_RATES_URL: bank.address } });
    try {
      await hasRates(service);
      const { status, headers, body } = await read(service);
      expect(status).toBe(200);
      expect(Object.keys(body)).toEqual(['date', 'source', 'rates']);
      expect(body).toMatchObject({ date: '2026-01-05', source: 'Nepal Rastra Bank' });
      expect(body.rates).toContainEqual({ currency: 'AUD', buy: 89.1, sell: 89.5 });
      expect(body.rates).toContainEqual({ currency: 'JPY', buy: 0.966, sell: 0.971 });
      expect(z.core.safeParse(ExchangeRates, body).success).toBe(true);
      expect(await query(service)).toEqual(body);

      expect(headers.get('cache-control')).toBe('public, max-age=900');
      const etag = headers.get('etag') ?? '';
      const conditional = (known: string) => call(service, path, { headers: { 'if-none-match': known } });
      expect(await conditional(`"other", W/${etag}`)).toMatchObject({ status: 304, text: '' });
      expect((await conditional('"other"')).status).toBe(200);
      expect(bank.requests).toEqual([
        expect.stringMatching(
          /^\/api\/forex\/v1\/rates\?page=1&per_page=8&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/,
        ),
      ]);

      await service.stop();
      const next = await service.restart();
      expect((await read(next)).body).toEqual(body);
      await next.stop();
      expect(bank.requests).toHaveLength(1);
    } finally {
      await service.remove();
    }
  });
});

test('without rates the answer is empty, and a bank that is away keeps nothing from working', async () => {
  await bank.close();
  const service = await startService({ environment: { EXCHANGE_RATES_URL: bank.address } });
  try {
    await waitUntil(
      () => logLines(service).some(({ msg }) => msg === 'exchange rates not read, will retry'),
      'a failure in the log',
    );
    const { status, headers, body } = await read(service);
    expect([status, body]).toEqual([200, { date: null, source: null, rates: [] }]);
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(await query(service)).toBeNull();
    expect((await call(service, '/ready')).status).toBe(200);
    expect(await service.stop()).toBe(0);
  } finally {
    await service.remove();
  }
});

describe('the worker', () => {
  const log = { info: jest.fn(), warn: jest.fn() };
  beforeEach(() => jest.clearAllMocks());
  /** A database in which the reading is due. */
  const due = { query: jest.fn(async () => [[Date.now() / 1000]]) };

  test('that is stopped does not wait for a bank that never answers', async () => {
    bank.hangs = true;
    const stop = startRatesWorker({ database: due, log }, bank.address, Promise.resolve());
    await waitUntil(() => bank.requests.length > 0, 'a request');
    await stop();
    expect(log.warn).not.toHaveBeenCalled();
  });

  test('does nothing without an address, and without tables', async () => {
    await startRatesWorker({ database: due, log }, undefined, Promise.resolve())();
    await startRatesWorker({ database: due, log }, bank.address, Promise.reject(new Error('no tables')))();
    expect(due.query).not.toHaveBeenCalled();
    expect(bank.requests).toEqual([]);
  });
});

describe('the schedule', () => {
  const log = { info: jest.fn(), warn: jest.fn() };
  const { signal } = new AbortController();
  let databases: Connection[];
  const readAt = (time: string, database = databases[0]!) =>
    readDueRates({ database, log }, bank.address, new Date(time), signal);
  const storedDay = async () => (await findRates(databases[0]!))?.day ?? null;
  let number = 0;

  beforeEach(async () => {
    number += 1;
    const name = `rates_${process.pid}_${number}`;
    await runSql(postgresUrl('postgres'), `CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
    // As two processes have it.
    databases = [1, 2].map(() => openPostgres(postgresUrl(name), 2, () => undefined));
  });
  afterEach(() => Promise.all(databases.map((database) => database.close())));

  test('rates are read every morning at 06:00 in Nepal', async () => {
    expect(await readAt('2026-01-05T09:00:00+05:45')).toBe(true);
    expect(await readAt('2026-01-05T09:01:00+05:45')).toBe(false);
    expect(await readAt('2026-01-06T05:59:59+05:45')).toBe(false);
    expect(await readAt('2026-01-06T06:00:00+05:45')).toBe(true);
    expect(await readAt('2026-01-06T23:00:00+05:45')).toBe(false);
    // A start in the night reads once more in the same morning, when the rates of the new day are there.
    expect(await readAt('2026-01-08T00:30:00+05:45')).toBe(true);
    expect(await readAt('2026-01-08T06:00:00+05:45')).toBe(true);
    expect(bank.requests).toHaveLength(4);
  });

  test('a process whose clock is days ahead leaves the next reading to the following morning', async () => {
    const [database] = databases as [Connection];
    const today = new Date();
    jest.useFakeTimers({ now: today.getTime() + 5 * 86_400_000, advanceTimers: true });
    const stop = startRatesWorker({ database, log }, bank.address, Promise.resolve());
    try {
      await waitUntil(async () => (await storedDay()) !== null, 'the rates');
    } finally {
      await stop();
      jest.useRealTimers();
    }
    const tomorrow = new Date(today.getTime() + 86_400_000);
    expect(await readAt(tomorrow.toISOString())).toBe(true);
  });

  test('of processes that ask at the same time one reads, for all', async () => {
    const outcomes = await Promise.all(databases.map((database) => readAt('2026-01-05T09:00:00Z', database)));
    expect(outcomes.sort()).toEqual([false, true]);
    expect(bank.requests).toHaveLength(1);
    expect(await Promise.all(databases.map((database) => findRates(database)))).toEqual([
      expect.objectContaining({ day: '2026-01-05' }),
      expect.objectContaining({ day: '2026-01-05' }),
    ]);
  });

  test('failures are retried after growing pauses; after a success the next one is retried soon again', async () => {
    bank.status = 503;
    const readAfter = (minutes: number) => readAt(new Date(Date.UTC(2026, 0, 5, 9, minutes)).toISOString());
    for (const minute of [0, 1, 3, 7, 15, 31]) {
      if (minute > 0) await readAfter(minute - 0.1);
      await readAfter(minute);
    }
    // The six in the list, and none of those a moment before.
    expect(bank.requests).toHaveLength(6);
    bank.status = 200;
    expect(await readAfter(63)).toBe(true);
    bank.status = 503;
    await readAt('2026-01-07T09:00:00Z');
    await readAt('2026-01-07T09:01:00Z');
    expect(bank.requests).toHaveLength(9);
    // However long the bank is away, it is asked every six hours.
    for (let hour = 0; hour < 24 * 10; hour += 1)
      await readAt(new Date(Date.UTC(2026, 0, 8, hour)).toISOString());
    const before = bank.requests.length;
    await readAt('2026-01-18T06:00:00Z');
    expect(bank.requests).toHaveLength(before + 1);
  });

  test.each([
    ['HTML', '<!doctype html><title>Maintenance</title>'],
    ['an answer that never ends', ' '.repeat(600 * 1024) + recordedRates],
    ['a wrong rate', recordedRates.replace('"132.50"', '"-1"')],
    ['an empty answer', '{"status":{"code":200},"data":{"payload":[]}}'],
  ])('%s leaves the last rates as they are', async (_what, body) => {
    await readAt('2026-01-05T09:00:00Z');
    const before = await findRates(databases[0]!);
    bank.body = body;
    expect(await readAt('2026-01-07T09:00:00Z')).toBe(false);
    expect(await findRates(databases[0]!)).toEqual(before);
    expect(bank.requests).toHaveLength(2);
  });

  test('newer rates replace older ones, older ones never newer ones', async () => {
    const days: [answered: string, stored: string][] = [
      ['2026-01-05', '2026-01-05'],
      ['2026-01-07', '2026-01-07'],
      ['2026-01-05', '2026-01-07'],
    ];
    for (const [index, [answered, stored]] of days.entries()) {
      bank.body = recordedRates.replaceAll('2026-01-05', answered);
      expect(await readAt(`2026-01-0${7 + index}T09:00:00Z`)).toBe(true);
      expect(await storedDay()).toBe(stored);
    }
  });
});
