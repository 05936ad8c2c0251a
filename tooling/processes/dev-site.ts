import path from 'node:path';
import { contentLocation, readContentPack, siteContent } from 'shared-content';
import { root } from '../repository.ts';
import { startService } from './services.ts';
import { type Service, superviseService } from './supervise.ts';

export interface DevSiteOptions {
  /** Remotes in development: their folders, and the ports of their dev servers. */
  remotes: readonly { name: string; folder: string; port: number }[];
  ports: { site: number; shell: number };
  /** The API that is used, or the port at which a local one is started. `hasMailbox`: it shows its e-mails itself. */
  api: { url: string; hasMailbox: boolean } | { port: number };
  /** Release store of the other remotes; it is only read. */
  releaseStore: string;
  /** Folder of the log files. Default `.data/logs/dev`, so that those of `npm start` stay. */
  logs?: string;
  env?: Readonly<Record<string, string>>;
  onProgress: (line: string) => void;
}

export interface DevSite {
  siteUrl: string;
  apiUrl: string;
  stop: () => Promise<void>;
}

/**
 * Starts the composed site with dev servers for some remotes and for the shell's browser code, and the other remotes as
 * released. Stops what it started when a part fails.
 * @param services receives each process as soon as it runs, so that a signal can stop it
 */
export async function startDevSite(options: DevSiteOptions, services: Service[] = []): Promise<DevSite> {
  const { remotes, ports, api, releaseStore, env = {}, onProgress } = options;
  const logs = options.logs ?? path.join(root, '.data/logs/dev');
  const siteUrl = `http://localhost:${ports.site}`;
  const shellUrl = `http://localhost:${ports.shell}`;
  const apiUrl = 'url' in api ? api.url : `http://localhost:${api.port}`;
  const start = async (
    service: Pick<Parameters<typeof startService>[0], 'name' | 'file' | 'args' | 'env'>,
  ) => {
    const startOne = () => startService({ ...service, env: { ...env, ...service.env }, logs, onProgress });
    services.push(await superviseService(startOne, onProgress, path.relative(root, logs)));
  };
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  try {
    if ('port' in api)
      await start({
        name: 'api',
        file: path.join(root, 'api/src/main.ts'),
        env: { PORT: String(api.port), API_PUBLIC_URL: apiUrl, SITE_URL: siteUrl },
      });
    onProgress('Starting the dev servers …');
    const { pack, version } = await readContentPack(contentLocation(process.env));
    const siteConfig = JSON.stringify({
      ...siteContent(pack, version),
      apiBaseUrl: apiUrl,
      webmailUrl: `${apiUrl}/mailbox`,
      adminUrl: `${apiUrl}/admin`,
      composedUrl: siteUrl,
    });
    const devServers = [
      ...remotes,
      { name: 'shell', folder: path.join(root, 'shell'), port: ports.shell },
    ].map(({ name, folder, port }) =>
      start({
        name: `${name}-dev`,
        file: path.join(root, 'tooling/processes/dev-server.ts'),
        args: [folder],
        env: { PORT: String(port), SITE_CONFIG: siteConfig },
      }),
    );
    // `allSettled`: a dev server that started must be known, and stopped, when another one fails.
    const failed = (await Promise.allSettled(devServers)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    await start({
      name: 'shell',
      file: path.join(root, 'shell/server/main.ts'),
      env: {
        PORT: String(ports.site),
        PUBLIC_URL: siteUrl,
        API_BASE_URL: apiUrl,
        ...(('port' in api || api.hasMailbox) && { WEBMAIL_URL: `${apiUrl}/mailbox` }),
        RELEASE_STORE: releaseStore,
        REMOTE_OVERRIDES: remotes.map(({ name, port }) => `${name}=http://localhost:${port}`).join(','),
        SHELL_DEV_URL: shellUrl,
      },
    });
    return { siteUrl, apiUrl, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
