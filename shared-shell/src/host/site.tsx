import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Api, type QueryClient, QueryClientProvider } from 'shared-api';
import { SiteTheme } from 'shared-ui';
import { type Host, HostContext } from '../contract/host.ts';
import { type Hosting, HostingContext } from './remotes/hosting.ts';

/** Emotion's cache. `compat` keeps server styles out of the markup: they are collected and go into the head. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  return cache;
}

export interface SiteProvidersProps {
  host: Host;
  hosting: Hosting;
  queryClient: QueryClient;
  styleCache: EmotionCache;
  children: ReactNode;
}

/**
 * Everything above the router, in one order for server, browser, standalone host and tests. All values are made once
 * and never replaced (see `Host`).
 */
export function SiteProviders({ host, hosting, queryClient, styleCache, children }: SiteProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <SiteTheme>
        <HostContext value={host}>
          <HostingContext value={hosting}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </HostingContext>
        </HostContext>
      </SiteTheme>
    </CacheProvider>
  );
}

export type { Api, Host, Hosting };
