import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { type QueryClient, QueryClientProvider } from 'shared-api';
import { type EarlyInput, EarlyInputContext, type Host, HostContext } from 'shared-shell/host';
import { LowDataContext, SiteTheme } from 'shared-ui';
import { type HostInternals, HostInternalsContext } from '../remotes/host-internals.ts';
import { headForNewStyles, writtenClasses } from './style-elements.ts';
import { addPrefixes } from './vendor-prefixes.ts';

/** One list for all caches, because Emotion keeps the styles that it has written on a server by this list. */
const STYLIS_PLUGINS = [addPrefixes];

/** Emotion's cache. `compat` keeps styles out of the server's markup; they are collected for the head (PLATFORM-15). */
export function createStyleCache(): EmotionCache {
  const isInBrowser = typeof document !== 'undefined';
  const container = isInBrowser ? headForNewStyles() : undefined;
  const cache = createCache({ key: 'css', stylisPlugins: STYLIS_PLUGINS, container });
  if (isInBrowser) for (const name of writtenClasses()) cache.inserted[name] = true;
  cache.compat = true;
  return cache;
}

export interface SiteProvidersProps {
  host: Host;
  internals: HostInternals;
  queryClient: QueryClient;
  styleCache: EmotionCache;
  /** Only in a browser, with server HTML. */
  earlyInput?: EarlyInput;
  children: ReactNode;
}

/**
 * All context providers above the router, in the same order on the server, in the browser and in tests, because the
 * order determines ids of `useId`. Their values are created once and never replaced (see `Host`).
 */
export function SiteProviders({
  host,
  internals,
  queryClient,
  styleCache,
  earlyInput,
  children,
}: SiteProvidersProps) {
  return (
    <CacheProvider value={styleCache}>
      <SiteTheme>
        <HostContext value={host}>
          <HostInternalsContext value={internals}>
            <EarlyInputContext value={earlyInput ?? null}>
              <LowDataContext value={host.config.lowData === 'on'}>
                <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
              </LowDataContext>
            </EarlyInputContext>
          </HostInternalsContext>
        </HostContext>
      </SiteTheme>
    </CacheProvider>
  );
}
