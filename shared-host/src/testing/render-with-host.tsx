import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { type Api, createApi, createQueryClient, type QueryClient } from 'shared-api';
import { emptyPack, pageSections, siteContent } from 'shared-content/empty';
import type { PageSections, SiteConfig } from 'shared-shell';
import type { Host, Notification, PageMeta, WidgetRegistry } from 'shared-shell/host';
import { createNotifier } from '../notify/create-notifier.ts';
import { type Code, createCodeResource } from '../remotes/code-resource.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createStyleCache, SiteProviders } from '../site/site-providers.tsx';
import { testPack } from './test-pack.ts';

export interface TestHostOptions {
  /** Default: a client of a URL where nothing responds. */
  api?: Api;
  /** Path and query to render. Default `/`. */
  route?: string;
  /** Route pattern for `useParams`, e.g. `/blog/:id`. Default: matches every path. */
  path?: string;
  /** State of the history entry. */
  state?: unknown;
  /** Logs in with these tokens. Default: a guest. */
  session?: { access: string; refresh?: string; role?: 'user' | 'staff' };
  config?: Partial<SiteConfig>;
  /** Sections of the content pack. Default: those of the test pack. `null`: no section can be loaded. */
  content?: Partial<PageSections> | null;
  /** Widgets of other remotes, by name. */
  widgets?: Readonly<Record<string, (props: never) => ReactNode>>;
  queryClient?: QueryClient;
}

export interface TestHost {
  host: Host;
  queryClient: QueryClient;
  /** Metadata that the page set last. */
  page: () => PageMeta | null;
  /** Messages shown through `useNotify`, oldest first. */
  notifications: () => Notification[];
  /** Current location of the router. */
  location: () => { pathname: string; search: string; state: unknown };
}

const testConfig: SiteConfig = {
  ...siteContent(testPack, 'test'),
  apiBaseUrl: 'http://api.test',
  publicUrl: 'http://site.test',
  adminUrl: 'http://admin.test',
  webmailUrl: 'http://mail.test',
  flags: {},
  environment: 'development',
};

/** Options of a deployment without a content pack. */
export const withoutContent = {
  config: siteContent(emptyPack, 'none'),
  content: {},
} satisfies TestHostOptions;

/** A host for tests: real session, query cache and notifier; no site frame, no federation. */
export function createTestHost(options: TestHostOptions = {}): Omit<TestHost, 'location'> {
  const session = createSessionStore(() => window.localStorage, window);
  if (options.session) {
    session.login({
      access: options.session.access,
      refresh: options.session.refresh ?? 'refresh',
      role: options.session.role ?? 'user',
    });
  }
  const config = { ...testConfig, ...options.config };
  const notifications: Notification[] = [];
  const notifier = createNotifier();
  notifier.store.subscribe(({ current }) => current && notifications.push(current));
  const pack = options.content ? { ...emptyPack, ...options.content } : testPack;
  const queryClient = options.queryClient ?? createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  // As after a prefetch on the server; a test of the way there passes its own query client.
  if (options.content !== null && !options.queryClient)
    for (const [name, section] of Object.entries(pageSections(pack)))
      queryClient.setQueryData(['content', name], section);
  let page: PageMeta | null = null;
  const host: Host = {
    api: options.api ?? createApi({ baseUrl: config.apiBaseUrl, accessToken: session.accessToken }),
    config,
    content: async (name) => {
      if (options.content === null) throw new Error('no content');
      return pack[name];
    },
    session,
    page: {
      onRender: () => {},
      onCommit: (meta) => {
        page = meta;
        return () => {};
      },
    },
    notifier,
    telemetry: { event() {}, error() {} },
    widgets: options.widgets ? testWidgets(options.widgets) : { resolve: () => null },
    preload: () => {},
    navigate: () => {},
  };
  return { host, queryClient, page: () => page, notifications: () => notifications };
}

function testWidgets(widgets: NonNullable<TestHostOptions['widgets']>): WidgetRegistry {
  const resources = new Map(
    Object.entries(widgets).map(([name, code]) => [
      name,
      createCodeResource({
        label: name,
        remote: 'test',
        load: () => Object.assign(Promise.resolve(code as Code), { status: 'fulfilled', value: code }),
        onServer: false,
        retryDelay: async () => {},
      }),
    ]),
  );
  return { resolve: (name) => resources.get(name) ?? null };
}

/** Renders a page, widget or part inside a test host and a router. */
export function renderWithHost(ui: ReactElement, options: TestHostOptions = {}): RenderResult & TestHost {
  const testHost = createTestHost(options);
  const seen: SeenLocation = { current: { pathname: '/', search: '', state: undefined } };
  const router = createMemoryRouter(
    [
      { path: options.path ?? '*', element: <LocationProbe seen={seen}>{ui}</LocationProbe> },
      { path: '*', element: <LocationProbe seen={seen}>{ui}</LocationProbe> },
    ],
    { initialEntries: [{ ...toParts(options.route ?? '/'), state: options.state }] },
  );
  testHost.host.navigate = (to, options) => void router.navigate(to, options);
  const registry = createRemoteRegistry([], { telemetry: testHost.host.telemetry });
  const result = render(
    <SiteProviders
      host={testHost.host}
      internals={{ registry, isServerHtml: () => false }}
      queryClient={testHost.queryClient}
      styleCache={createStyleCache()}
    >
      <RouterProvider router={router} />
    </SiteProviders>,
  );
  return { ...result, ...testHost, location: () => seen.current };
}

interface SeenLocation {
  current: ReturnType<TestHost['location']>;
}

/** Records the router's location for the test. */
function LocationProbe({ seen, children }: { seen: SeenLocation; children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  seen.current = { pathname, search, state };
  return children;
}

function toParts(route: string) {
  const url = new URL(route, 'http://site.test');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}
