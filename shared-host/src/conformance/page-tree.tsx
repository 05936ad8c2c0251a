import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { QueryClient } from 'shared-api';
import type { Host } from 'shared-shell/host';
import type { RouteConfig } from 'shared-shell/remote-config';
import { RemoteArea } from '../remotes/remote-area.tsx';
import type { RemoteRegistry } from '../remotes/remote-registry.ts';
import { createStyleCache, SiteProviders } from '../site/site-providers.tsx';

/** An API whose requests stay pending, so that every page shows its loading state. */
export const pendingApi = {
  baseUrl: 'http://api.test',
  request: () => new Promise<never>(() => {}),
  relativeLink: () => null,
};

/** An address of a route: each open part of its path is 1. */
export const addressOf = (path: string, search = ''): string => path.replace(/:[^/]+/g, '1') + search;

/** A page of a remote in a site of its own, without the frame. */
export function pageTree(
  remote: string,
  { path, page }: Pick<RouteConfig, 'path' | 'page'>,
  {
    address,
    host,
    queryClient,
    registry,
    isServerHtml = () => false,
  }: {
    /** Path and query of the page. */
    address: string;
    host: Host;
    queryClient: QueryClient;
    registry: RemoteRegistry;
    isServerHtml?: () => boolean;
  },
): ReactNode {
  const router = createMemoryRouter(
    [{ path, element: <RemoteArea remote={remote} version="test" page={page} /> }],
    { initialEntries: [address] },
  );
  return (
    <SiteProviders
      host={host}
      internals={{ registry, isServerHtml }}
      queryClient={queryClient}
      styleCache={createStyleCache()}
    >
      <RouterProvider router={router} />
    </SiteProviders>
  );
}
