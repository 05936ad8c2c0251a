import { createQueryClient, type DehydratedState, dehydrate, type QueryClient } from 'shared-api';
import type { Host, PageMeta } from 'shared-shell/host';
import { createNotifier } from '../notify/create-notifier.ts';
import { createRemoteRegistry, type RemoteRegistry } from '../remotes/remote-registry.ts';
import { createSessionStore } from '../session/session-store.ts';
import { createServerApi } from './server-api.ts';
import type { ServerPageRequest } from './server-page.ts';

/**
 * Share of a page's time limit after which a call fails: sooner than the page, so that each part of it can show its
 * failure, with Retry, and the page has the status that it has with a refusing API.
 */
const CALL_SHARE = 0.9;

/** Everything one rendering needs; created for each request, so that no data is shared between visitors. */
export interface ServerSite {
  host: Host;
  registry: RemoteRegistry;
  queryClient: QueryClient;
  /** Metadata that the page set while rendering. */
  meta: () => PageMeta | null;
  /** Finished queries, for hydration in the browser. */
  queryState: () => DehydratedState;
}

/** Creates the host of one rendering, for a guest. */
export function createServerSite(request: ServerPageRequest): ServerSite {
  const { config, remotes, bundles, telemetry } = request;
  const queryClient = createQueryClient();
  const registry = createRemoteRegistry(
    remotes.map(({ name, version, widgets, lang }) => ({
      name,
      version,
      widgets,
      lang,
      load: async () => {
        const bundle = bundles.get(name);
        if (!bundle) throw new Error(`No server bundle of ${name}@${version} is ready.`);
        return bundle;
      },
    })),
    { telemetry, onServer: true },
  );
  let meta: PageMeta | null = null;
  const host: Host = {
    api: createServerApi(
      request.apiBaseUrl,
      config.apiBaseUrl,
      request.prefetchLimit * CALL_SHARE,
      request.apiHeaders,
      request.apiTransport,
    ),
    config,
    content: request.content,
    session: createSessionStore(() => null),
    page: {
      onRender: (pageMeta) => {
        meta = pageMeta;
      },
      onCommit: () => () => {},
    },
    notifier: createNotifier(),
    telemetry,
    widgets: registry.widgets,
    preload: () => {},
    navigate: () => {},
  };
  return {
    host,
    registry,
    queryClient,
    meta: () => meta,
    queryState: () =>
      dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' }),
  };
}
