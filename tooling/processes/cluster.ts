import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { openReleaseStore } from 'shared-releases';
import { CommandError } from '../cli/command.ts';
import { releaseBuilds, releaseBuiltShell } from '../release/local-release.ts';
import { remotes, root } from '../repository.ts';
import { findNginx, startNginx, writeCertificate } from './nginx.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { startService } from './services.ts';
import { jemallocEnvironment, SHELL_NODE_OPTIONS } from './shell-process.ts';
import type { Service } from './supervise.ts';

/** Key and secret of s3-server.ts. */
const S3_KEY = 'S3RVER';
/** Default time in seconds that nginx skips a failed server. A rolling restart waits longer between servers. */
const SKIP_SECONDS = 3;
const READY_LIMIT_MS = 120_000;

export interface ClusterOptions {
  /** Public ports; default: free ones. */
  ports?: { site?: number; api?: number };
  /** Number of shell servers and of API servers. */
  shells?: number;
  apis?: number;
  logs: string;
  /** Environment of shells and APIs, beside what the cluster sets. */
  env?: Readonly<Record<string, string>>;
  /** Time that nginx skips a failed server. */
  skipSeconds?: number;
  onProgress?: (line: string) => void;
  /** Ends a start that is under way, at its next step. */
  stopped?: AbortSignal;
}

/** One server of the cluster, of which there are several. */
export interface Member {
  name: string;
  /** Its own address, behind nginx. */
  url: string;
  signal: (name: NodeJS.Signals) => void;
  /** SIGTERM, if it still runs. Resolves when it has ended. */
  stop: () => Promise<void>;
  /** Starts it again after it has ended, and waits until it is ready. */
  start: () => Promise<void>;
}

export interface RunningCluster {
  siteUrl: string;
  apiUrl: string;
  /** File of the self-signed certificate. */
  certificate: string;
  shells: readonly Member[];
  apis: readonly Member[];
  store: Member;
  postgres: PostgresServer;
  /** Folder in which each e-mail is a file. */
  mailFolder: string;
  /** File of nginx's access log: one JSON line per request. */
  accessLog: string;
  /** Stops and starts the servers one after the other, each when the one before is ready again. */
  rollingRestart: (members: readonly Member[]) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts the topology of `deploy/compose.yaml` on this machine, without containers: nginx with TLS and HTTP/2, shells,
 * APIs, PostgreSQL, an S3-compatible store and an SMTP server, in production mode with demonstration data. It needs
 * finished builds. All data is in a temporary folder and removed at the end. A start that fails or is stopped stops what it
 * has started.
 */
export async function startCluster(options: ClusterOptions): Promise<RunningCluster> {
  const { logs, env = {}, skipSeconds = SKIP_SECONDS } = options;
  const step = (line: string) => {
    options.stopped?.throwIfAborted();
    options.onProgress?.(line);
  };
  findNginx();
  mkdirSync(logs, { recursive: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-cluster-'));
  chmodSync(folder, 0o755);
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
    rmSync(folder, { recursive: true, force: true });
  };
  /** Starts a server that can be stopped and started again. */
  const member = async (
    name: string,
    file: string,
    port: number,
    own: Record<string, string>,
    nodeOptions?: readonly string[],
  ) => {
    const url = `http://127.0.0.1:${port}`;
    const launch = () =>
      startService({
        name,
        file: path.join(root, file),
        nodeOptions,
        logs,
        env: { ...env, ...own, PORT: String(port) },
      });
    let service: Service = await launch();
    stops.push(() => service.stop());
    return {
      name,
      url,
      signal: (signal) => process.kill(service.pid, signal),
      stop: async () => {
        // Without the time limit of `service.stop`, which ends requests under way.
        if (!(await hasEnded(service))) process.kill(service.pid, 'SIGTERM');
        await service.ended;
      },
      start: async () => {
        await service.ended;
        service = await launch();
      },
    } satisfies Member;
  };
  const startAll = (
    kind: string,
    count = 2,
    file: string,
    environment: (index: number) => Record<string, string>,
    nodeOptions?: readonly string[],
  ) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) =>
        member(`cluster-${kind}-${index + 1}`, file, await getPort(), environment(index + 1), nodeOptions),
      ),
    );
  try {
    const sitePort = options.ports?.site ?? (await getPort());
    const apiPort = options.ports?.api ?? (await getPort());
    const [internalPort, plainPort, statusPort, storePort, smtpPort] = [
      await getPort(),
      await getPort(),
      await getPort(),
      await getPort(),
      await getPort(),
    ];
    const siteUrl = `https://localhost:${sitePort}`;
    const apiUrl = `https://localhost:${apiPort}`;

    step('Starting PostgreSQL, the S3 store and the SMTP server …');
    const postgres = await startPostgres();
    stops.push(postgres.stop);
    const store = await member('cluster-store', 'tooling/processes/s3-server.ts', storePort, {
      FOLDER: path.join(folder, 'store'),
      BUCKETS: 'releases,documents',
    });
    const mailFolder = path.join(folder, 'mail');
    await member('cluster-smtp', 'tooling/processes/smtp-catcher-server.ts', smtpPort, {
      FOLDER: mailFolder,
    });

    step('Releasing the builds into the store …');
    const s3 = { S3_ENDPOINT: store.url, S3_REGION: 'us-east-1' };
    const releaseLocation = 's3://releases/site';
    // The S3 library reads its credentials from the environment of the process.
    const credentials = { AWS_ACCESS_KEY_ID: S3_KEY, AWS_SECRET_ACCESS_KEY: S3_KEY };
    Object.assign(process.env, credentials);
    const releases = await openReleaseStore(releaseLocation, s3);
    await releaseBuiltShell(releases, { gates: false });
    await releaseBuilds(releases, { names: remotes.map(({ name }) => name), gates: false });

    step('Starting the APIs and the shells …');
    const secret = `cluster-${'x'.repeat(32)}`;
    const production = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      CONTENT: process.env.CONTENT ?? path.join(root, 'content'),
      TRUST_PROXY: '127.0.0.1',
    };
    const apiEnv = {
      ...production,
      ...s3,
      API_PUBLIC_URL: apiUrl,
      SITE_URL: siteUrl,
      DATABASE_URL: postgres.url('postgres'),
      DEMO_DATA: '1',
      JWT_SECRET: secret,
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      S3_BUCKET: 'documents',
      S3_ACCESS_KEY_ID: S3_KEY,
      S3_SECRET_ACCESS_KEY: S3_KEY,
    };
    const shellEnv = {
      ...production,
      ...s3,
      ...credentials,
      PUBLIC_URL: siteUrl,
      API_BASE_URL: apiUrl,
      API_INTERNAL_URL: `http://127.0.0.1:${internalPort}`,
      RELEASE_STORE: releaseLocation,
      REPORT_KEY: secret,
      ...jemallocEnvironment(),
    };
    const [apis, shells] = await allStarted([
      startAll('api', options.apis, 'api/src/main.ts', (index) => ({
        ...apiEnv,
        DATA_DIR: path.join(folder, `api-${index}`),
      })),
      startAll('shell', options.shells, 'shell/server/main.ts', () => shellEnv, SHELL_NODE_OPTIONS),
    ]);

    step('Starting nginx …');
    const { certificate, key } = await writeCertificate(folder);
    // As in deploy/compose.yaml: the second entry of a server is asked while the first entries of all are skipped.
    const servers = (members: readonly Member[]) =>
      members
        .map(({ url }) => new URL(url).host)
        .map(
          (host) =>
            `server ${host} max_fails=2 fail_timeout=${skipSeconds}s; server ${host} backup max_fails=0;`,
        )
        .join(' ');
    const listen = (port: number) => `127.0.0.1:${port}`;
    const accessLog = path.join(logs, 'cluster-nginx.log');
    const nginx = await startNginx(
      path.join(folder, 'nginx'),
      {
        SITE_LISTEN: listen(sitePort),
        SITE_NAME: 'localhost',
        API_LISTEN: listen(apiPort),
        API_NAME: 'localhost',
        INTERNAL_LISTEN: listen(internalPort),
        PLAIN_LISTEN: listen(plainPort),
        PUBLIC_PORT: `:${sitePort}`,
        STATUS_LISTEN: listen(statusPort),
        SHELL_SERVERS: servers(shells),
        API_SERVERS: servers(apis),
        STORE_SCHEME: 'http',
        STORE_ADDRESS: new URL(store.url).host,
        STORE_HOST: new URL(store.url).host,
        STORE_PREFIX: '/releases/site',
        CERTIFICATE: certificate,
        CERTIFICATE_KEY: key,
        READ_TIMEOUT: '10s',
        REAL_IP: '',
        RESOLVER: '',
      },
      { log: accessLog, statusUrl: `http://127.0.0.1:${statusPort}/health` },
    );
    stops.push(nginx.stop);

    const rollingRestart = async (members: readonly Member[]) => {
      for (const one of members) {
        await one.stop();
        await one.start();
        await untilReady(one);
        // Until nginx asks it again.
        await sleep((skipSeconds + 1) * 1_000);
      }
    };
    await Promise.all([...shells, ...apis].map((one) => untilReady(one, options.stopped)));
    options.stopped?.throwIfAborted();
    return {
      siteUrl,
      apiUrl,
      certificate,
      shells,
      apis,
      store,
      postgres,
      mailFolder,
      accessLog,
      rollingRestart,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const hasEnded = (service: Service) => Promise.race([service.ended.then(() => true), sleep(0, false)]);

/** As Promise.all, but fails only when everything has ended, so that what did start is stopped as well. */
async function allStarted<First, Second>(work: [Promise<First>, Promise<Second>]): Promise<[First, Second]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Waits until a server's `/ready` answers 200. @throws CommandError after two minutes; when it is `stopped` at once */
export async function untilReady(
  { name, url }: Pick<Member, 'name' | 'url'>,
  stopped?: AbortSignal,
): Promise<void> {
  for (const end = Date.now() + READY_LIMIT_MS; Date.now() < end; await sleep(100)) {
    stopped?.throwIfAborted();
    const isReady = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new CommandError(`${name} is not ready after ${READY_LIMIT_MS / 1_000} s.`);
}
