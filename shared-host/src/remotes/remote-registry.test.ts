import type { Remote } from 'shared-shell';
import { silentTelemetry } from 'shared-shell/host';
import { createRemoteRegistry } from './remote-registry.ts';
import { RemoteRefused } from './remote-source.ts';

const Page = () => null;
const remote = (load: () => Promise<{ default: typeof Page }> = async () => ({ default: Page })): Remote => ({
  config: {
    name: 'mfe-a',
    owner: 'a',
    port: 1,
    requires: { shell: '*' },
    routes: [{ path: '/a', page: 'list' }],
  },
  pages: { list: { load } },
  widgets: { card: { load } },
  feeds: {},
});
const source = (load: (attempt: number) => Promise<Remote>) => ({
  name: 'mfe-a',
  version: '1',
  widgets: ['card'],
  load,
});

test('a remote is loaded once for all callers', async () => {
  const load = jest.fn(async () => remote());
  const registry = createRemoteRegistry([source(load)], { telemetry: silentTelemetry });
  await Promise.all([
    registry.load('mfe-a'),
    registry.page('mfe-a', 'list').load(),
    registry.widgets.resolve('card')?.load(),
  ]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(registry.page('mfe-a', 'list').isReady()).toBe(true);
  expect(registry.status.getState()['mfe-a']).toEqual({ state: 'loaded' });
});

test('a failed load is retried once with another attempt number, then its cause is listed and it can be retried', async () => {
  let healthy = false;
  const attempts: number[] = [];
  const registry = createRemoteRegistry(
    [
      source(async (attempt) => {
        attempts.push(attempt);
        if (!healthy) throw new Error('404');
        return remote();
      }),
    ],
    { telemetry: silentTelemetry },
  );
  await expect(registry.page('mfe-a', 'list').load()).rejects.toThrow('404');
  expect(attempts).toEqual([0, 1]);
  expect(registry.status.getState()['mfe-a']).toEqual({ state: 'failed', cause: '404', refused: false });
  healthy = true;
  registry.retry('mfe-a');
  await expect(registry.page('mfe-a', 'list').load()).resolves.toBe(Page);
  expect(attempts).toEqual([0, 1, 2]);
});

test('the code of a remote starts when a page shows it: not when it is preloaded, nor when it cannot be loaded', async () => {
  const started: string[] = [];
  let healthy = true;
  const page = jest.fn(async () => {
    if (!healthy) throw new Error('404');
    return { default: Page };
  });
  const registry = createRemoteRegistry([source(async () => remote(page))], {
    telemetry: silentTelemetry,
    onCodeStart: (name) => started.push(name),
  });
  await registry.page('mfe-a', 'list').load();
  expect(started).toEqual([]);
  await registry.page('mfe-a', 'list').promiseForRender();
  await registry.page('mfe-a', 'list').promiseForRender();
  expect(started).toEqual(['mfe-a']);
  healthy = false;
  const widget = registry.widgets.resolve('card');
  await expect(widget?.promiseForRender()).rejects.toThrow('404');
  expect(started).toEqual(['mfe-a']);
  healthy = true;
  registry.retry('mfe-a');
  await widget?.promiseForRender();
  expect(started).toEqual(['mfe-a', 'mfe-a']);
});

test('a refused remote is not retried automatically', async () => {
  const load = jest.fn(async () => {
    throw new RemoteRefused('too new');
  });
  const registry = createRemoteRegistry([source(load)], { telemetry: silentTelemetry });
  await expect(registry.load('mfe-a')).rejects.toThrow('too new');
  expect(load).toHaveBeenCalledTimes(1);
  expect(registry.status.getState()['mfe-a']).toMatchObject({ state: 'failed', refused: true });
});

test('a chunk that fails is loaded again through a new copy of the remote', async () => {
  let copies = 0;
  const registry = createRemoteRegistry(
    [
      source(async () => {
        copies += 1;
        const broken = copies === 1;
        return remote(async () => {
          if (broken) throw new Error('threw while evaluating');
          return { default: Page };
        });
      }),
    ],
    { telemetry: silentTelemetry },
  );
  await expect(registry.page('mfe-a', 'list').load()).resolves.toBe(Page);
  expect(copies).toBe(2);
});

describe('what never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const never = () => new Promise<never>(() => {});

  test.each([
    ['an entry', never],
    ['a chunk', async () => remote(never)],
  ])('%s fails within 12 s, with its retry', async (_what, load) => {
    const attempts: number[] = [];
    const registry = createRemoteRegistry(
      [
        source((attempt) => {
          attempts.push(attempt);
          return load();
        }),
      ],
      { telemetry: silentTelemetry },
    );
    const failed = expect(registry.page('mfe-a', 'list').load()).rejects.toThrow('did not load within');
    await jest.advanceTimersByTimeAsync(11_500);
    await failed;
    expect(attempts).toEqual([0, 1]);
    expect(registry.status.getState()['mfe-a']).toMatchObject({ state: 'failed' });
  });
});

test('the promise for hydration never rejects and resolves after a retry that succeeds', async () => {
  let healthy = false;
  const registry = createRemoteRegistry(
    [
      source(async () => {
        if (!healthy) throw new Error('offline');
        return remote();
      }),
    ],
    { telemetry: silentTelemetry, retryDelayMs: 60_000 },
  );
  const waiting = registry.page('mfe-a', 'list').promiseForHydration();
  await expect(
    Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 50, 'still waiting'))]),
  ).resolves.toBe('still waiting');
  expect(registry.status.getState()['mfe-a']).toMatchObject({ state: 'failed' });
  healthy = true;
  registry.retry('mfe-a');
  await expect(waiting).resolves.toBe(Page);
});

test('on the server, a page without a default export is named with that cause', async () => {
  const without = { ...remote(), pages: { list: { load: async () => ({}) } } } as never;
  const registry = createRemoteRegistry([source(async () => without)], {
    telemetry: silentTelemetry,
    onServer: true,
  });
  const page = registry.page('mfe-a', 'list');
  await page.load();
  expect(() => page.promiseForRender()).toThrow('page "list" of mfe-a has no default export');
});

test('on the server, code that failed to load is named with the cause', async () => {
  const load = async () => {
    throw new ReferenceError('window is not defined');
  };
  const broken = { ...remote(), pages: { list: { load } } } as never;
  const registry = createRemoteRegistry([source(async () => broken)], {
    telemetry: silentTelemetry,
    onServer: true,
  });
  const page = registry.page('mfe-a', 'list');
  await page.load().catch(() => {});
  expect(() => page.promiseForRender()).toThrow(
    'page "list" of mfe-a is not ready on the server: window is not defined',
  );
});

test('a widget that the server was not told to load says what to do', () => {
  const registry = createRemoteRegistry([source(async () => remote())], {
    telemetry: silentTelemetry,
    onServer: true,
  });
  expect(() => registry.widgets.resolve('card')?.promiseForRender()).toThrow(
    'widget "card" of mfe-a is not ready on the server: name it in remote.config.ts, in `widgets` of the route that shows it at once: widgets: [\'card\']',
  );
});

test('an unknown remote or page is named in the error; an unknown widget resolves to null', async () => {
  const registry = createRemoteRegistry([source(async () => remote())], { telemetry: silentTelemetry });
  await expect(registry.load('mfe-b')).rejects.toThrow('No remote named mfe-b');
  await expect(registry.page('mfe-a', 'none').load()).rejects.toThrow('mfe-a has no page "none"');
  expect(registry.widgets.resolve('none')).toBeNull();
});

test('rendering on the server never waits: code that is not loaded throws at once', async () => {
  const registry = createRemoteRegistry([source(async () => remote())], {
    telemetry: silentTelemetry,
    onServer: true,
  });
  const page = registry.page('mfe-a', 'list');
  expect(() => page.promiseForRender()).toThrow('not ready on the server');
  expect(() => page.promiseForHydration()).toThrow('not ready on the server');
  await page.load();
  await expect(page.promiseForRender()).resolves.toBe(Page);
});

test('rendering again after a failure starts no further load until a retry', async () => {
  const load = jest.fn(async () => {
    throw new Error('404');
  });
  const registry = createRemoteRegistry([source(load)], { telemetry: silentTelemetry });
  const page = registry.page('mfe-a', 'list');
  await expect(page.promiseForRender()).rejects.toThrow('404');
  for (let render = 0; render < 10; render++) await expect(page.promiseForRender()).rejects.toThrow('404');
  expect(load).toHaveBeenCalledTimes(2);
  registry.retry('mfe-a');
  await expect(page.promiseForRender()).rejects.toThrow('404');
  expect(load).toHaveBeenCalledTimes(4);
});
