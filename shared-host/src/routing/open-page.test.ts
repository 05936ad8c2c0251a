import { createQueryClient } from 'shared-api';
import type { RouteDescriptor } from 'shared-releases/descriptor';
import { silentTelemetry } from 'shared-shell/host';
import { type AreaHtml, createAreaHtmlSource } from '../area-html/area-html.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { isHtmlUntilReady, openPage } from './open-page.ts';

const html: AreaHtml = { title: 'Events | Brand', css: '', content: document.createElement('body') };
const route: RouteDescriptor = { path: '/events', page: 'list', scripts: [], styles: [], widgets: [] };
const target = {
  remote: 'mfe-a',
  page: 'list',
  widgets: [],
  url: new URL('http://site.test/events?page=2'),
  params: {},
};

/** A page whose code, data and HTML come when they are told to. */
function example(about: Partial<RouteDescriptor> = {}) {
  const code = Promise.withResolvers<void>();
  const data = Promise.withResolvers<{ redirect: string } | undefined>();
  const answer = Promise.withResolvers<AreaHtml | null>();
  const module = {
    config: { name: 'mfe-a', owner: 'a', port: 1, requires: { shell: '*' }, routes: [] },
    pages: {
      list: { load: () => code.promise.then(() => ({ default: () => null })), prefetch: () => data.promise },
    },
    widgets: {},
    feeds: {},
  };
  const fetchAreaHtml = jest.fn(() => answer.promise);
  const registry = createRemoteRegistry(
    [{ name: 'mfe-a', version: '1', widgets: [], load: async () => module }],
    { telemetry: silentTelemetry },
  );
  const context = {
    registry,
    queryClient: createQueryClient(),
    api: {} as never,
    content: async () => ({}) as never,
    areaHtml: createAreaHtmlSource(fetchAreaHtml),
  };
  const open = () => openPage(context, { ...route, ...about }, target, new AbortController().signal);
  return { code, data, answer, fetchAreaHtml, registry, context, open };
}

const isDone = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending');
  await new Promise((resolve) => setTimeout(resolve));
  return (await Promise.race([promise, Promise.resolve(pending)])) !== pending;
};

test('HTML that comes first opens the page, which takes its place when code and data are there', async () => {
  const { open, answer, code, data, fetchAreaHtml } = example();
  const opening = open();
  expect(await isDone(opening)).toBe(false);
  answer.resolve(html);
  const opened = await opening;
  if (!isHtmlUntilReady(opened)) throw new Error('It opened without HTML.');
  expect(opened.html).toBe(html);
  expect(fetchAreaHtml).toHaveBeenCalledWith(target.url);
  code.resolve();
  expect(await isDone(opened.ready)).toBe(false);
  data.resolve(undefined);
  expect(await isDone(opened.ready)).toBe(true);
});

test('a page that comes first, or whose HTML cannot be had, opens without it', async () => {
  const first = example();
  const opening = first.open();
  first.code.resolve();
  first.data.resolve(undefined);
  expect(await opening).toBeNull();

  const without = example();
  const openingWithout = without.open();
  without.answer.resolve(null);
  expect(await isDone(openingWithout)).toBe(false);
  without.code.resolve();
  without.data.resolve(undefined);
  expect(await openingWithout).toBeNull();
});

test('a page whose code fails opens with its HTML, also when that comes later', async () => {
  const { open, answer, code, data } = example();
  const opening = open();
  code.reject(new Error('refused'));
  data.resolve(undefined);
  expect(await isDone(opening)).toBe(false);
  answer.resolve(html);
  expect(isHtmlUntilReady(await opening)).toBe(true);
});

test('a redirect is followed, before and after the HTML is shown', async () => {
  const before = example();
  const opening = before.open();
  before.code.resolve();
  before.data.resolve({ redirect: '/b' });
  const answer = await opening;
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/b');

  const after = example();
  after.answer.resolve(html);
  const opened = await after.open();
  after.code.resolve();
  after.data.resolve({ redirect: '/b' });
  expect(isHtmlUntilReady(opened) && (await opened.ready)).toBe('/b');
});

test('a page whose code is there requests no HTML, but shows what a link has requested before', async () => {
  const { open, answer, code, data, fetchAreaHtml, registry, context } = example();
  code.resolve();
  data.resolve(undefined);
  await registry.page('mfe-a', 'list').load();
  expect(await open()).toBeNull();
  expect(fetchAreaHtml).not.toHaveBeenCalled();
  context.areaHtml.request(route, target.url);
  answer.resolve(html);
  await answer.promise;
  const opened = await open();
  if (!isHtmlUntilReady(opened)) throw new Error('It opened without HTML.');
  expect(await isDone(opened.ready)).toBe(true);
  // Opened again, it is shown as it is by then.
  expect(await open()).toBeNull();
  expect(fetchAreaHtml).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<RouteDescriptor>]>([
  ['with a style sheet of its own', { styles: ['page.css'] }],
  ['that shows nothing without code', { hydrate: 'immediate' }],
  ['that shows what this browser has stored', { storage: ['saved'] }],
  ['that shows what this tab has stored', { storage: ['draft'] }],
])('a page %s requests no HTML', async (_page, about) => {
  localStorage.setItem('saved', '1');
  sessionStorage.setItem('draft', '1');
  const { open, code, data, fetchAreaHtml } = example(about);
  code.resolve();
  data.resolve(undefined);
  expect(await open()).toBeNull();
  expect(fetchAreaHtml).not.toHaveBeenCalled();
  localStorage.clear();
  sessionStorage.clear();
});
