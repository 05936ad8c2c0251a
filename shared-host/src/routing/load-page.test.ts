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
function loadExample({ page, widget }: Prefetches, timeLimitMs = 1_000) {
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
  const context = {
    registry,
    queryClient: createQueryClient(),
    api: {} as never,
    content: async () => ({}) as never,
  };
  const target = { remote: 'mfe-a', page: 'list', widgets: ['card'], url: new URL('http://site.test/a?x=1') };
  const outcome = loadPage(
    context,
    { ...target, params: { id: '7' } },
    { signal: new AbortController().signal, timeLimitMs },
  );
  return { registry, outcome };
}

test('code and data of the page and of the widgets in its first view are loaded', async () => {
  const page = jest.fn(async () => undefined);
  const widget = jest.fn(async () => undefined);
  const { registry, outcome } = loadExample({ page, widget });
  expect(await outcome).toEqual({ data: 'loaded', complete: true, settled: expect.any(Promise) });
  expect(page).toHaveBeenCalledWith(expect.objectContaining({ params: { id: '7' } }));
  expect(widget).toHaveBeenCalledWith(
    expect.objectContaining({ params: {}, url: new URL('http://site.test/a?x=1') }),
  );
  expect(registry.page('mfe-a', 'list').isReady()).toBe(true);
  expect(registry.widgets.resolve('card')?.isReady()).toBe(true);
});

test("the result of the page's prefetch is returned", async () => {
  const { outcome } = loadExample({ page: async () => ({ redirect: '/b' }) });
  expect(await outcome).toMatchObject({ result: { redirect: '/b' } });
});

test('a failure is reported in the outcome and not thrown', async () => {
  const failure = new Error('broken');
  expect(await loadExample({ page: () => Promise.reject(failure) }).outcome).toMatchObject({
    data: 'failed',
    error: failure,
    complete: false,
  });
  expect(await loadExample({ widget: () => Promise.reject(failure) }).outcome).toMatchObject({
    data: 'loaded',
    complete: true,
  });
});

test('data of a page or widget that is not loaded at the time limit is reported as incomplete', async () => {
  expect(await loadExample({ page: never }, 20).outcome).toMatchObject({ data: 'late', complete: false });
  expect(await loadExample({ widget: never }, 20).outcome).toMatchObject({ data: 'loaded', complete: false });
});
