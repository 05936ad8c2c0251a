import { createQueryClient } from 'shared-api';
import type { PrefetchContext, Remote } from 'shared-shell';
import { silentTelemetry } from 'shared-shell/host';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { loadPage } from './load-page.ts';

const load = async () => ({ default: () => null });
const never = () => new Promise<never>(() => {});

interface Prefetches {
  page?: (context: PrefetchContext) => Promise<{ status?: number; redirect?: string } | undefined>;
  widget?: (context: PrefetchContext) => Promise<void>;
}

/** A page of one remote that shows a widget of another. */
function open({ page, widget }: Prefetches, timeLimit = 1_000) {
  const remote = (name: string, parts: Partial<Remote>): Remote => ({
    config: { name, owner: name, port: 1, requires: { shell: '*' }, routes: [] },
    pages: {},
    widgets: {},
    feeds: {},
    ...parts,
  });
  const sources = [
    remote('mfe-a', { pages: { list: { load, prefetch: page } } }),
    remote('mfe-b', { widgets: { card: { load, prefetch: widget } } }),
  ].map((module) => ({
    name: module.config.name,
    version: '1',
    widgets: Object.keys(module.widgets),
    load: async () => module,
  }));
  const registry = createRemoteRegistry(sources, { telemetry: silentTelemetry });
  const context = { registry, queryClient: createQueryClient(), api: {} as never };
  const target = { remote: 'mfe-a', page: 'list', widgets: ['card'], url: new URL('http://site.test/a?x=1') };
  const outcome = loadPage(
    context,
    { ...target, params: { id: '7' } },
    { signal: new AbortController().signal, timeLimit },
  );
  return { registry, outcome };
}

test('code and data of the page and of the widgets it shows at once are loaded together', async () => {
  const page = jest.fn(async () => undefined);
  const widget = jest.fn(async () => undefined);
  const { registry, outcome } = open({ page, widget });
  expect(await outcome).toEqual({ data: 'loaded', complete: true });
  expect(page).toHaveBeenCalledWith(expect.objectContaining({ params: { id: '7' } }));
  expect(widget).toHaveBeenCalledWith(
    expect.objectContaining({ params: {}, url: new URL('http://site.test/a?x=1') }),
  );
  expect(registry.page('mfe-a', 'list').isReady()).toBe(true);
  expect(registry.widgets.resolve('card')?.isReady()).toBe(true);
});

test("the page's answer is returned", async () => {
  const { outcome } = open({ page: async () => ({ redirect: '/b' }) });
  expect(await outcome).toMatchObject({ result: { redirect: '/b' } });
});

test('a failure is an outcome, never an exception', async () => {
  const failure = new Error('broken');
  expect(await open({ page: () => Promise.reject(failure) }).outcome).toMatchObject({
    data: 'failed',
    error: failure,
    complete: false,
  });
  expect(await open({ widget: () => Promise.reject(failure) }).outcome).toMatchObject({
    data: 'loaded',
    complete: true,
  });
});

test('data that is late is not waited for: neither that of the page nor that of a widget', async () => {
  expect(await open({ page: never }, 20).outcome).toMatchObject({ data: 'late', complete: false });
  expect(await open({ widget: never }, 20).outcome).toMatchObject({ data: 'loaded', complete: false });
});
