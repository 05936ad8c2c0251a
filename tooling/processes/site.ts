import path from 'node:path';
import { openReleaseStore } from 'shared-releases';
import { publishBuiltShell, releaseBuilds, releaseBuiltShell } from '../release/local-release.ts';
import { remotes, root } from '../repository.ts';
import { startService } from './services.ts';
import { SHELL_NODE_OPTIONS } from './shell-process.ts';
import { type Service, superviseService } from './supervise.ts';

export interface SiteOptions {
  ports: { site: number; api: number; remotes: readonly number[] };
  /** Another deployment of the API instead of the local one. */
  apiBaseUrl?: string;
  /** Start with fresh demonstration data. */
  reset?: boolean;
  dataDir?: string;
  /** A folder or `s3://bucket/prefix`. Default `.releases`. */
  releaseStore?: string;
  logs?: string;
  env?: Readonly<Record<string, string>>;
  onProgress?: (line: string) => void;
  /** Serve exactly this set of the store; nothing is released then. */
  releaseSet?: number;
  /** Allow the QA panel. */
  qa?: boolean;
  /** Also serve each remote alone. Default true. */
  standalone?: boolean;
  /** Start a service again when its process ends by itself; receives a line about it. */
  onRestart?: (line: string) => void;
}

export interface RunningSite {
  siteUrl: string;
  apiUrl: string;
  services: Service[];
  stop: () => Promise<void>;
}

/** Starts API, shell server and each remote alone from builds that exist already. Stops what it started when one fails. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const { ports, reset = false, logs, env = {}, onProgress = () => {}, standalone = true } = options;
  const releaseStore = options.releaseStore ?? path.join(root, '.releases');
  const siteUrl = `http://localhost:${ports.site}`;
  const localApi = options.apiBaseUrl === undefined;
  const apiUrl = options.apiBaseUrl ?? `http://localhost:${ports.api}`;
  const starts: Promise<Service>[] = [];
  const { onRestart } = options;
  const startOne = (service: Parameters<typeof startService>[0], restarted = service) => {
    if (!onRestart) return startService(service);
    let next = service;
    return superviseService(() => {
      const now = next;
      next = restarted;
      return startService(now);
    }, onRestart);
  };
  const start = (...service: Parameters<typeof startOne>) => {
    const started = startOne(...service);
    // A failure counts when all starts are awaited.
    started.catch(() => {});
    starts.push(started);
  };
  /** Stops what has started, also when something else has failed. */
  const stop = async () => {
    const results = await Promise.allSettled(starts);
    await Promise.all(results.map((result) => result.status === 'fulfilled' && result.value.stop()));
  };
  const shared = { ...env, API_BASE_URL: apiUrl };
  const api = {
    name: 'api',
    file: path.join(root, 'api/src/main.ts'),
    logs,
    onProgress,
    env: {
      ...env,
      PORT: String(ports.api),
      API_PUBLIC_URL: apiUrl,
      SITE_URL: siteUrl,
      CORS_ORIGINS: [siteUrl, ...ports.remotes.map((port) => `http://localhost:${port}`)].join(','),
      ...(options.dataDir && { DATA_DIR: options.dataDir }),
    },
  };
  // It prepares its data while the builds are released. A restart after a crash keeps the data.
  if (localApi) start({ ...api, args: reset ? ['--reset'] : [] }, api);
  try {
    onProgress('Releasing the builds into the local release store …');
    const store = await openReleaseStore(releaseStore);
    if (options.releaseSet === undefined) {
      await releaseBuiltShell(store, { gates: false });
      await releaseBuilds(store, { names: remotes.map(({ name }) => name), gates: false });
    } else await publishBuiltShell(store);

    start({
      name: 'shell',
      file: path.join(root, 'shell/server/main.ts'),
      nodeOptions: SHELL_NODE_OPTIONS,
      logs,
      env: {
        ...shared,
        PORT: String(ports.site),
        PUBLIC_URL: siteUrl,
        RELEASE_STORE: releaseStore,
        ...(options.releaseSet !== undefined && { RELEASE_SET: String(options.releaseSet) }),
        ...(localApi && { WEBMAIL_URL: `${apiUrl}/mailbox` }),
        FLAGS: [options.qa ? 'qa' : '', env.FLAGS].filter(Boolean).join(','),
      },
    });
    if (standalone)
      start({
        name: 'standalone',
        file: path.join(root, 'tooling/processes/standalone-server.ts'),
        logs,
        env: {
          ...shared,
          COMPOSED_URL: siteUrl,
          STANDALONE: remotes.map(({ name }, index) => `${name}=${ports.remotes[index]}`).join(','),
        },
      });
    onProgress(localApi ? 'Starting the API and the site …' : 'Starting the site …');
    // All are awaited before one is judged, so that the first message is that of the first service.
    await Promise.allSettled(starts);
    return { siteUrl, apiUrl, services: await Promise.all(starts), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
