import type { ReactNode } from 'react';
import { Navigate, type RouteObject, redirect } from 'react-router-dom';
import type { Api, QueryClient } from 'shared-api';
import type { RemoteDescriptor } from '../../descriptor/descriptor.ts';
import { AreaDisabled, AreaRefused } from '../pages/area-states.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { RouteErrorPage } from '../pages/route-error-page.tsx';
import { RemoteArea } from './remote-area.tsx';
import type { RemoteRegistry } from './remote-registry.ts';

/** The part of a descriptor that routing needs. */
export type RoutedRemote = Pick<RemoteDescriptor, 'name' | 'version' | 'routes' | 'redirects'> & {
  /** Switched off by its team. */
  disabled?: boolean;
  /** Why it must not run under this shell. */
  refused?: string;
};

export interface NavigationContext {
  registry: RemoteRegistry;
  queryClient: QueryClient;
  api: Api;
}

/** Longest wait of a click for a page's data, in ms; then the page shows its own loading state. */
const PREFETCH_PATIENCE = 4_000;

/**
 * The route table, built at run time from the release set's descriptors: the host's code names no remote. Without a
 * `navigation` context (on the server) routes have no loaders: the server has prefetched before it renders.
 */
export function siteRoutes(
  remotes: readonly RoutedRemote[],
  frame: ReactNode,
  navigation: NavigationContext | null,
  elsewhere: ReactNode = <NotFoundPage />,
): RouteObject[] {
  const pages = remotes.flatMap(({ name, version, routes, disabled, refused }) =>
    routes.map(
      (route): RouteObject => ({
        id: `${name}:${route.path}`,
        path: route.path,
        element: areaOf({ name, version, disabled, refused }, route.page),
        errorElement: <RouteErrorPage />,
        // A query change is the page's own business: no waiting, no scrolling, nothing loaded again.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        ...(navigation &&
          !disabled &&
          !refused && {
            loader: async ({ request, params }) => {
              const outcome = await loadPage(
                navigation,
                name,
                route.page,
                route.widgets,
                new URL(request.url),
                params,
                request.signal,
              );
              return outcome?.redirect ? redirect(outcome.redirect) : null;
            },
          }),
      }),
    ),
  );
  const moved = remotes.flatMap(({ redirects }) =>
    redirects.map(({ from, to }): RouteObject => ({ path: from, element: <Navigate to={to} replace /> })),
  );
  return [
    {
      id: 'site',
      element: frame,
      errorElement: <RouteErrorPage />,
      children: [...pages, ...moved, { id: 'not-found', path: '*', element: elsewhere }],
    },
  ];
}

function areaOf(
  { name, version, disabled, refused }: Omit<RoutedRemote, 'routes' | 'redirects'>,
  page: string,
) {
  if (disabled) return <AreaDisabled />;
  if (refused) return <AreaRefused />;
  return <RemoteArea remote={name} version={version} page={page} />;
}

/** Code and data of a page together. Never throws: what failed is shown by the page's own area. */
export async function loadPage(
  { registry, queryClient, api }: NavigationContext,
  remote: string,
  page: string,
  widgets: readonly string[],
  url: URL,
  params: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<{ redirect?: string } | null> {
  const code = registry.page(remote, page).load();
  const shown = widgets.map((widget) => registry.widgets.resolve(widget)?.load());
  const data = registry
    .load(remote)
    .then(({ pages }) => pages[page]?.prefetch?.({ url, params, queryClient, api, signal }))
    .catch(() => null);
  const limit = new Promise<null>((resolve) => setTimeout(resolve, PREFETCH_PATIENCE, null));
  const [, outcome] = await Promise.all([
    code.catch(() => null),
    Promise.race([data, limit]),
    Promise.race([Promise.allSettled(shown), limit]),
  ]);
  return outcome ?? null;
}
