/** @jest-environment node */

import { useParams } from 'react-router-dom';
import { useQuery } from 'shared-api';
import { type PrefetchContext, type Remote, usePage } from 'shared-shell';
import { matchRoute } from '../routing/match-route.ts';
import { renderServerPage } from './render-server-page.tsx';
import type { ServerPageRequest } from './server-page.ts';
import { pageRequest } from './testing/page-request.ts';

const route = { path: '/a', page: 'list', scripts: [], styles: [], widgets: ['card'] };
const never = () => new Promise<never>(() => {});
const Page = () => {
  usePage({ title: 'Events' });
  return <h1>Events</h1>;
};
const Personal = () => {
  useQuery({ queryKey: ['mine'], queryFn: never, enabled: false });
  return <h1>Mine</h1>;
};
let askedStatus = 200;
const Asking = () => {
  usePage({ title: 'Events', status: askedStatus });
  return <h1>Events</h1>;
};
const Failing = () => {
  throw new Error('no window here');
};
let endlessForOneRenderings = 0;
const EndlessForOne = () => {
  endlessForOneRenderings += 1;
  const { id } = useParams();
  while (id === 'endless');
  return <h1>{id}</h1>;
};

function renderExample(
  page: {
    Component?: () => React.ReactNode;
    prefetch?: (context: PrefetchContext) => Promise<unknown>;
    submit?: () => Promise<unknown>;
  },
  widget: { prefetch?: () => Promise<unknown> } = {},
  onError: (error: unknown) => void = () => {},
) {
  const { Component = Page, prefetch, submit } = page;
  const bundle = {
    config: { name: 'mfe-a', owner: 'a', port: 1, requires: { shell: '*' }, routes: [route] },
    pages: { list: { load: async () => ({ default: Component }), prefetch, submit } },
    widgets: { card: { load: async () => ({ default: () => null }), ...widget } },
    feeds: {},
  } as unknown as Remote;
  return renderServerPage(
    pageRequest('/a', {
      remotes: [{ name: 'mfe-a', version: '1', routes: [route], redirects: [], widgets: ['card'] }],
      bundles: new Map([['mfe-a', bundle]]),
      match: { remote: 'mfe-a', route, params: {} },
      telemetry: { event: () => {}, error: onError },
      ...(submit && { submission: { values: {}, clientKey: 'key' } }),
    }),
  );
}

test('a page with its data has status 200 and is cacheable; its prefetch may set another status or redirect', async () => {
  const page = await renderExample({ prefetch: async () => ({}) });
  expect(page).toMatchObject({ status: 200, cacheable: true, meta: { title: 'Events' } });
  expect(page.html).toContain('<h1>Events</h1>');
  expect(await renderExample({ prefetch: async () => ({ status: 404 }) })).toMatchObject({ status: 404 });
  expect(await renderExample({ prefetch: async () => ({ redirect: '/b' }) })).toMatchObject({
    redirect: '/b',
  });
  expect(await renderExample({})).toMatchObject({ status: 200, cacheable: true });
});

test.each([999, 0, 204, 301])(
  'a page with the status %d is shown with 500, and the error names it',
  async (status) => {
    askedStatus = status;
    for (const asking of [{ prefetch: async () => ({ status }) }, { Component: Asking }]) {
      const errors: string[] = [];
      const page = await renderExample(asking, {}, (error) => errors.push((error as Error).message));
      expect(page).toMatchObject({ status: 500, cacheable: false });
      expect(page.html).toContain('<h1>Events</h1>');
      expect(errors).toEqual([expect.stringContaining(`The page has the status ${status}.`)]);
    }
  },
);

test('prefetch is told that private pages are kept in no cache', async () => {
  const told: unknown[] = [];
  await renderExample({
    prefetch: async ({ canBePrivate }) => {
      told.push(canBePrivate);
    },
  });
  expect(told).toEqual([true]);
});

test('a page without its data has status 503 and is not cacheable, but is rendered', async () => {
  for (const prefetch of [never, async () => Promise.reject(new Error('broken'))]) {
    const page = await renderExample({ prefetch });
    expect(page).toMatchObject({ status: 503, cacheable: false });
    expect(page.html).toContain('<h1>Events</h1>');
  }
});

test('a form that its page does not answer in time, or whose submit throws, gets the page with status 500', async () => {
  for (const submit of [never, async () => Promise.reject(new Error('broken'))]) {
    const page = await renderExample({ submit });
    expect(page).toMatchObject({ status: 500, cacheable: false });
    expect(page.html).toContain('<h1>Events</h1>');
  }
});

test('a page with a widget that is late has status 200 and is not cacheable', async () => {
  expect(await renderExample({}, { prefetch: never })).toMatchObject({ status: 200, cacheable: false });
});

test('a page is cacheable with a query that only runs in the browser, and not with one that failed', async () => {
  expect(await renderExample({ Component: Personal })).toMatchObject({ status: 200, cacheable: true });
  const prefetch = async ({ queryClient }: PrefetchContext) => {
    await queryClient.prefetchQuery({ queryKey: ['mine'], queryFn: () => Promise.reject(new Error('down')) });
  };
  expect(await renderExample({ Component: Personal, prefetch })).toMatchObject({ cacheable: false });
});

test('a page that throws on the server leaves its area to the browser; the site frame is rendered', async () => {
  const page = await renderExample({ Component: Failing });
  expect(page.html).toContain('<footer');
  expect(page.cacheable).toBe(false);
});

test('a page whose rendering does not end is left to the browser, also when it is opened again; other pages and its form go on', async () => {
  let submissions = 0;
  const submit = async () => {
    submissions += 1;
    return { status: 422 };
  };
  const load = async () => ({ default: EndlessForOne });
  const bundle = {
    pages: { event: { load, submit }, other: { load } },
    widgets: {},
    feeds: {},
  } as unknown as Remote;
  const routes = ['event', 'other'].map((page) => ({ ...route, path: `/${page}/:id`, page, widgets: [] }));
  const remotes = [{ name: 'mfe-a', version: '1', routes, redirects: [], widgets: [] }];
  const errors: string[] = [];
  const open = (path: string, own: Partial<ServerPageRequest> = {}) =>
    renderServerPage(
      pageRequest(path, {
        remotes,
        bundles: new Map([['mfe-a', bundle]]),
        match: matchRoute(remotes, path),
        telemetry: { event: () => {}, error: (error) => errors.push((error as Error).message) },
        ...own,
      }),
    );

  const first = await open('/event/endless', { submission: { values: {}, clientKey: 'key' } });
  expect(first).toMatchObject({ status: 422, cacheable: false });
  expect(first.html).toContain('<footer');
  expect(submissions).toBe(1);
  expect(errors).toEqual([
    'Rendering /event/:id and its widgets did not end within 2 s. The code of this page is left to the browser for ten minutes. Look for a loop that does not end with the data of this address.',
  ]);

  const renderingsBefore = endlessForOneRenderings;
  for (const path of ['/event/endless', '/event/5']) {
    const again = await open(path);
    expect(again).toMatchObject({ status: 200, cacheable: false });
    expect(again.html).toContain('<footer');
  }
  expect(endlessForOneRenderings).toBe(renderingsBefore);
  expect(errors).toHaveLength(1);
  expect((await open('/other/5')).html).toContain('<h1>5</h1>');
});

test('each address of a set shows its own page or is not found, in any order', async () => {
  const routeOf = (path: string) => ({ ...route, path });
  const bundleOf = (heading: string) =>
    ({
      pages: { list: { load: async () => ({ default: () => <h1>{heading}</h1> }) } },
      widgets: {},
      feeds: {},
    }) as unknown as Remote;
  const remotes = [
    {
      name: 'mfe-a',
      version: '1',
      routes: [routeOf('/a/:id'), routeOf('/a/new')],
      redirects: [],
      widgets: [],
    },
    { name: 'mfe-b', version: '1', routes: [routeOf('/b')], redirects: [], widgets: [] },
  ];
  const bundles = new Map([
    ['mfe-a', bundleOf('Page of A')],
    ['mfe-b', bundleOf('Page of B')],
  ]);
  const shown = async (path: string) => {
    const match = matchRoute(remotes, path);
    const { status, redirect, html } = await renderServerPage(pageRequest(path, { remotes, bundles, match }));
    return redirect ?? `${status} ${/<h1[^>]*>([^<]*)/.exec(html)?.[1]}`;
  };
  for (const _ of [1, 2]) {
    expect(await shown('/a/1')).toBe('200 Page of A');
    expect(await shown('/b')).toBe('200 Page of B');
    expect(await shown('/a/new')).toBe('200 Page of A');
    expect(await shown('/A/2/')).toBe('200 Page of A');
    expect(await shown('/nowhere')).toMatch(/^404 /);
  }
});
