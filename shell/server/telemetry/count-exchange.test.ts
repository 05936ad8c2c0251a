/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import {
  createFolderStore,
  integrityOf,
  listSets,
  type ReleaseStore,
  readNewestSet,
  writeNextSet,
} from 'shared-releases';
import { remoteDescriptor } from 'shared-releases/testing';
import { createAutomaticRollback } from '../releases/automatic-rollback.ts';
import { followSets } from '../releases/set-follower.ts';
import { type CountExchange, startCountExchange } from './count-exchange.ts';
import { createErrorRateMonitor } from './error-rate-monitor.ts';

const log = pino({ level: 'silent' });
const WINDOW_MS = 60_000;
/** Generous, so that slow CI does not fail waits. */
const PATIENCE_MS = 20_000;

let folder: string;
const ends: (() => unknown)[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'exchange-'));
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  exchanges.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** Only a version whose descriptor is in the store is returned to. */
const descriptor = JSON.stringify(remoteDescriptor());
async function release(version: string, canary?: string) {
  const store = createFolderStore(folder);
  const upload = async (version: string) => {
    await store.putIfAbsent(`mfe-a/${version}/remote.json`, Buffer.from(descriptor));
    return { version, descriptor: integrityOf(descriptor) };
  };
  const stable = await upload(version);
  const other = canary ? { canary: { ...(await upload(canary)), percent: 50 } } : {};
  return writeNextSet(store, 'production', {
    author: 'a',
    commit: 'c',
    message: `release ${version}`,
    remotes: () => ({ 'mfe-a': { ...stable, ...other } }),
  });
}

/** Remotes as their sets name them: their code does not matter here. */
const asServed = async (store: ReleaseStore) => {
  const { number, remotes, condemned } = await readNewestSet(store, 'production');
  const released = Object.entries(remotes);
  return {
    number,
    remotes: released.map(([name, { version }]) => ({ name, version })),
    canaries: released.flatMap(([name, { canary }]) =>
      canary ? [{ remote: { name, version: canary.version }, percent: canary.percent }] : [],
    ),
    problems: [],
    condemned,
  } as never;
};

/** A shell server on the folder store, as far as counting and rolling back go. */
async function startServer(
  server: string,
  { minViews = 40, store = createFolderStore(folder), now = Date.now } = {},
) {
  exchanges.set(server, 0);
  const follower = await followSets({
    store: createFolderStore(folder),
    channel: 'production',
    host: { version: 'own', base: '', manifest: { version: '1.0.0', shared: {} }, render: {} } as never,
    intervalMs: 60_000,
    log: { info() {}, error() {} },
  });
  let served = await asServed(createFolderStore(folder));
  const current = () => served;
  const refresh = async () => {
    served = await asServed(createFolderStore(folder));
  };
  const monitor = createErrorRateMonitor({ minViews, rate: 0.2, windowMs: WINDOW_MS, now });
  const rollBack = createAutomaticRollback({
    store: createFolderStore(folder),
    channel: 'production',
    follower: { ...follower, current, check: refresh },
    errorRates: monitor,
    enabled: true,
    logger: log,
  });
  const failing: unknown[] = [];
  const exchange: CountExchange = startCountExchange({
    store: {
      ...store,
      get: (key) => {
        if (key.endsWith('/watch.json')) exchanges.set(server, (exchanges.get(server) ?? 0) + 1);
        return store.get(key);
      },
    },
    channel: 'production',
    server,
    monitor,
    windowMs: WINDOW_MS,
    current,
    onFailingVersion: async (version) => {
      failing.push(version);
      await rollBack(version);
    },
    log,
    intervalMs: 20,
    now,
  });
  ends.push(follower.stop, exchange.stop);
  /** Views and errors of a version; each error is of another view and another reporter. */
  const count = (version: string, views: number, errors: number, message = `${version} fails`) => {
    for (let n = 0; n < views; n++) monitor.countView('mfe-a', version);
    for (let n = 0; n < errors; n++)
      monitor.countError('mfe-a', version, { reporter: `${server} ${n}`, message, view: `${server} ${n}` });
  };
  return { monitor, exchange, failing, refresh, count };
}

const newest = () => readNewestSet(createFolderStore(folder), 'production');
async function until(condition: () => Promise<boolean> | boolean) {
  const end = Date.now() + PATIENCE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('the condition was never true');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
/** Exchanges begun by each running server; each begins with reading the watch. */
const exchanges = new Map<string, number>();
/** Waits for enough exchanges of every running server to publish its counts and to decide. */
async function severalExchanges() {
  const before = new Map(exchanges);
  await until(() => [...exchanges].every(([name, count]) => count >= (before.get(name) ?? 0) + 8));
}

test('errors spread over two servers, each with too few views to judge, roll the version back once', async () => {
  await release('1');
  await release('2');
  const servers = [await startServer('one'), await startServer('two')];
  for (const { count } of servers) count('2', 25, 10);
  await until(async () => (await newest()).remotes['mfe-a']?.version === '1');
  await severalExchanges();
  expect(await listSets(createFolderStore(folder), 'production')).toEqual([1, 2, 3]);
  expect((await newest()).message).toBe('automatic rollback of mfe-a 2 to 1: 20 of 50 views reported errors');
});

test('errors on one server are judged by the views of all: a version that fails rarely stays', async () => {
  await release('1');
  await release('2');
  const one = await startServer('one', { minViews: 10 });
  const two = await startServer('two', { minViews: 10 });
  two.count('2', 90, 0);
  one.count('2', 10, 8);
  await severalExchanges();
  expect([one.failing, two.failing]).toEqual([[], []]);
  expect((await newest()).number).toBe(2);
});

test('a view and a reporter count once, whichever servers their report reaches', async () => {
  await release('1');
  await release('2');
  const servers = [await startServer('one'), await startServer('two'), await startServer('three')];
  for (const [index, { monitor, count }] of servers.entries()) {
    count('2', 20, 0);
    for (let n = 0; n < 8; n++)
      monitor.countError('mfe-a', '2', {
        message: 'it fails',
        // The same 8 views, then the same 8 reporters.
        ...(index < 2
          ? { view: `view ${n}`, reporter: `reporter ${index} ${n}` }
          : { view: `other view ${n}`, reporter: `reporter 0 ${n}` }),
      });
  }
  await severalExchanges();
  expect(servers.flatMap(({ failing }) => failing)).toEqual([]);
});

test('an error that another server has seen in another version is not the fault of this one', async () => {
  await release('1', '2');
  const one = await startServer('one');
  const two = await startServer('two');
  one.count('1', 50, 1, 'Item 4 failed');
  two.count('2', 50, 40, 'Item 7 failed');
  await severalExchanges();
  expect([one.failing, two.failing]).toEqual([[], []]);
});

test('the counts of a stopped server expire with the window', async () => {
  await release('1');
  await release('2');
  let time = Date.now();
  const now = () => time;
  const stopped = await startServer('stopped', { now });
  const one = await startServer('one', { now });
  one.count('2', 1, 1);
  stopped.count('2', 39, 20);
  const store = createFolderStore(folder);
  await until(async () =>
    String(await store.get('servers/production/stopped/counts.json')).includes('mfe-a'),
  );
  // As if the process was killed: its counts stay in the store.
  const left = await store.get('servers/production/stopped/counts.json');
  await stopped.exchange.stop();
  exchanges.delete('stopped');
  await store.put('servers/production/stopped/counts.json', left ?? Buffer.alloc(0));
  time += WINDOW_MS + 2_000;
  one.count('2', 39, 8);
  await severalExchanges();
  expect(one.failing).toEqual([]);
  one.count('2', 1, 0);
  await severalExchanges();
  time += 1_000;
  one.monitor.countError('mfe-a', '2', { reporter: 'last', message: '2 fails', view: 'last' });
  await until(() => one.failing.length > 0);
  expect(one.failing).toEqual([{ remote: 'mfe-a', version: '2', views: 40, failed: 9 }]);
});

test('without failing versions a server writes nothing', async () => {
  await release('1');
  const { count } = await startServer('one');
  count('1', 100, 5);
  await severalExchanges();
  expect(await createFolderStore(folder).list('servers/')).toEqual([]);
});

test('while the store fails views and errors are counted, and the decision is made afterwards', async () => {
  await release('1');
  await release('2');
  const store = createFolderStore(folder);
  const state = { broken: true };
  const fragile: ReleaseStore = {
    ...store,
    get: async (key) => {
      if (state.broken) throw new Error('the store is down');
      return store.get(key);
    },
  };
  const { count, failing } = await startServer('one', { store: fragile });
  count('2', 50, 30);
  await severalExchanges();
  expect(failing).toEqual([]);
  state.broken = false;
  await until(async () => (await newest()).remotes['mfe-a']?.version === '1');
});

test('a version that is released again after a rollback starts with new counts on every server', async () => {
  await release('1');
  await release('2');
  const one = await startServer('one');
  const two = await startServer('two');
  one.count('2', 30, 20);
  two.count('2', 30, 20);
  await until(async () => (await newest()).number === 3);
  for (const { refresh } of [one, two]) await refresh();
  await severalExchanges();
  for (const { monitor } of [one, two])
    expect(monitor.snapshot().versions.filter(({ version }) => version === '2')).toEqual([]);
});
