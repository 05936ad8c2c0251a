import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { type QueryClient, QueryClientProvider } from 'shared-api';
import { type EarlyInput, EarlyInputContext, type Host, HostContext } from 'shared-shell/host';
import { SiteTheme } from 'shared-ui';
import { type Hosting, HostingContext } from '../remotes/hosting.ts';

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
  /** Only with server HTML, in a browser. */
  earlyInput?: EarlyInput;
  children: ReactNode;
}

/**
 * Everything above the router, in one order for server, browser, standalone host and tests. All values are made once
 * and never replaced (see `Host`).
 */
export function SiteProviders({
  host,
  hosting,
  queryClient,
  styleCache,
  earlyInput,
  children,
}: SiteProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <SiteTheme>
        <HostContext value={host}>
          <HostingContext value={hosting}>
            <EarlyInputContext value={earlyInput ?? null}>
              <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
            </EarlyInputContext>
          </HostingContext>
        </HostContext>
      </SiteTheme>
    </CacheProvider>
  );
}
