import type { ReactNode } from 'react';
import { Navigate, type RouteObject } from 'react-router-dom';
import type { RemoteDescriptor } from 'shared-releases/descriptor';
import type { Permissions } from 'shared-shell/remote-config';
import { AreaDisabled, AreaRefused } from '../pages/area-states.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { RouteErrorPage } from '../pages/route-error-page.tsx';
import { RemoteArea } from '../remotes/remote-area.tsx';
import type { NavigationContext } from './load-page.ts';
import { openPage } from './open-page.ts';

/** The parts of a descriptor that routing needs. */
export type RoutedRemote = Pick<RemoteDescriptor, 'name' | 'version' | 'routes' | 'redirects'> & {
  /** Disabled by its team. */
  disabled?: boolean;
  permissions?: Permissions;
  /** Why it must not run under this shell. */
  refused?: string;
  /** Language of its texts, where it is not the page's. */
  lang?: string;
};

/**
 * The route table, built at run time from the descriptors of the release set, so that the host's code names no remote
 * (PLATFORM-14). Without a `navigation` context (on the server) routes have no loaders: the server prefetches itself.
 */
export function siteRoutes(
  remotes: readonly RoutedRemote[],
  frame: ReactNode,
  navigation: NavigationContext | null,
  unknownPath: ReactNode = <NotFoundPage />,
): RouteObject[] {
  const pages = remotes.flatMap(({ name, version, routes, disabled, refused, lang }) =>
    routes.map(
      (route): RouteObject => ({
        id: `${name}:${route.path}`,
        path: route.path,
        element: areaOf({ name, version, disabled, refused, lang }, route.page),
        errorElement: <RouteErrorPage />,
        // After a query change (filters, paging) the page fetches its own data; the loader does not run again.
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
        ...(navigation &&
          !disabled &&
          !refused && {
            loader: ({ request, params }) =>
              openPage(
                navigation,
                route,
                { remote: name, page: route.page, widgets: route.widgets, url: new URL(request.url), params },
                request.signal,
              ),
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
      children: [...pages, ...moved, { id: 'not-found', path: '*', element: unknownPath }],
    },
  ];
}

function areaOf(
  { name, version, disabled, refused, lang }: Omit<RoutedRemote, 'routes' | 'redirects'>,
  page: string,
) {
  if (disabled) return <AreaDisabled />;
  if (refused) return <AreaRefused />;
  return <RemoteArea remote={name} version={version} page={page} lang={lang} />;
}
