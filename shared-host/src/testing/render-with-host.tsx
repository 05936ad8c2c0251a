import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { type Api, createApi, createQueryClient, type QueryClient } from 'shared-api';
import type { SiteConfig } from 'shared-shell';
import type { Host, Notification, PageMeta, WidgetRegistry } from 'shared-shell/host';
import { defaultBrand } from '../brand/default-brand.ts';
import { createNotifier } from '../notify/create-notifier.ts';
import { type Code, createCodeResource } from '../remotes/code-resource.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createStyleCache, SiteProviders } from '../site/site-providers.tsx';

export interface TestHostOptions {
  /** Default: a client of an address that never answers. */
  api?: Api;
  /** Address shown. Default `/`. */
  route?: string;
  /** Route pattern for `useParams`, e.g. `/blog/:id`. Default: matches everything. */
  path?: string;
  /** State of the history entry. */
  state?: unknown;
  /** Logged in with these tokens; default: a guest. */
  session?: { access: string; refresh?: string; role?: 'user' | 'staff' };
  config?: Partial<SiteConfig>;
  /** Other remotes' widgets by name. */
  widgets?: Readonly<Record<string, (props: never) => ReactNode>>;
  queryClient?: QueryClient;
}

export interface TestHost {
  host: Host;
  queryClient: QueryClient;
  /** What the page last said of itself. */
  page: () => PageMeta | null;
  /** Messages shown through `useNotify`, oldest first. */
  notifications: () => Notification[];
  /** Address the router is at. */
  location: () => { pathname: string; search: string; state: unknown };
}

const testConfig: SiteConfig = {
  apiBaseUrl: 'http://api.test',
  publicUrl: 'http://site.test',
  adminUrl: 'http://admin.test',
  webmailUrl: 'http://mail.test',
  schedulingUrl: 'http://calendar.test',
  contactChatUrl: 'http://chat.test',
  brand: defaultBrand,
  flags: {},
  environment: 'development',
};

/** A hand-written host for tests: real session, query cache and notifier, no chrome, no federation. */
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
  const queryClient = options.queryClient ?? createQueryClient();
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  let page: PageMeta | null = null;
  const host: Host = {
    api: options.api ?? createApi({ baseUrl: config.apiBaseUrl, accessToken: session.accessToken }),
    config,
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
  };
  return { host, queryClient, page: () => page, notifications: () => notifications };
}

function testWidgets(widgets: NonNullable<TestHostOptions['widgets']>): WidgetRegistry {
  const resources = new Map(
    Object.entries(widgets).map(([name, code]) => [
      name,
      createCodeResource({
        what: name,
        remote: 'test',
        bring: () => Object.assign(Promise.resolve(code as Code), { status: 'fulfilled', value: code }),
        onServer: false,
        pause: async () => {},
      }),
    ]),
  );
  return { resolve: (name) => resources.get(name) ?? null };
}

/** Renders a page, widget or part below a test host and a router. */
export function renderWithHost(ui: ReactElement, options: TestHostOptions = {}): RenderResult & TestHost {
  const made = createTestHost(options);
  const at: SeenLocation = { current: { pathname: '/', search: '', state: undefined } };
  const router = createMemoryRouter(
    [
      { path: options.path ?? '*', element: <Probe at={at}>{ui}</Probe> },
      { path: '*', element: <Probe at={at}>{ui}</Probe> },
    ],
    { initialEntries: [{ ...toParts(options.route ?? '/'), state: options.state }] },
  );
  const registry = createRemoteRegistry([], { telemetry: made.host.telemetry });
  const result = render(
    <SiteProviders
      host={made.host}
      hosting={{ registry, serverRendered: false }}
      queryClient={made.queryClient}
      styleCache={createStyleCache()}
    >
      <RouterProvider router={router} />
    </SiteProviders>,
  );
  return { ...result, ...made, location: () => at.current };
}

interface SeenLocation {
  current: ReturnType<TestHost['location']>;
}

/** Tells the test where the router is. */
function Probe({ at, children }: { at: SeenLocation; children: ReactNode }) {
  const { pathname, search, state } = useLocation();
  at.current = { pathname, search, state };
  return children;
}

function toParts(route: string) {
  const url = new URL(route, 'http://site.test');
  return { pathname: url.pathname, search: url.search, hash: url.hash };
}
