import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import getPort from 'get-port';
import { openReleaseStore } from 'shared-releases';
import { releaseBuilds, releaseBuiltShell } from '../../release/local-release.ts';
import { remotes } from '../../repository.ts';
import { findNginx, startNginx, writeCertificate } from '../nginx.ts';
import { type PostgresServer, startPostgres } from '../postgres-server.ts';
import { SHELL_NODE_OPTIONS } from '../shell-process.ts';
import { type Member, startMember, untilReady } from './member.ts';
import {
  apiEnvironment,
  BUCKETS,
  type ClusterAddresses,
  nginxSettings,
  RELEASE_LOCATION,
  s3Credentials,
  s3Settings,
  shellEnvironment,
} from './settings.ts';

/** Default time in seconds that nginx skips a failed server. A rolling restart waits longer between servers. */
const SKIP_SECONDS = 3;

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
  const { logs, skipSeconds = SKIP_SECONDS } = options;
  findNginx();
  mkdirSync(logs, { recursive: true });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-cluster-'));
  chmodSync(folder, 0o755);
  /** Ends what has been started, the last one first. */
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const stopPart of stops.splice(0).reverse()) await stopPart();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const parts = await startParts(options, { folder, skipSeconds, stops });
    const rollingRestart = async (members: readonly Member[]) => {
      for (const one of members) {
        await one.stop();
        await one.start();
        await untilReady(one);
        // Until nginx asks it again.
        await sleep((skipSeconds + 1) * 1_000);
      }
    };
    return { ...parts, rollingRestart, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Start {
  /** For all data of the cluster. */
  folder: string;
  skipSeconds: number;
  /** Receives how each part is stopped as soon as it runs. */
  stops: (() => Promise<unknown>)[];
}

/** Starts one part after the other, those of one kind together. */
async function startParts(options: ClusterOptions, { folder, skipSeconds, stops }: Start) {
  const { logs, env = {}, stopped } = options;
  const step = (line: string) => {
    stopped?.throwIfAborted();
    options.onProgress?.(line);
  };
  const start = async (member: Omit<Parameters<typeof startMember>[0], 'logs'>) => {
    const running = await startMember({ ...member, logs });
    stops.push(running.end);
    return running;
  };

  step('Starting PostgreSQL, the S3 store and the SMTP server …');
  const postgres = await startPostgres();
  stops.push(postgres.stop);
  const store = await start({
    name: 'cluster-store',
    file: 'tooling/processes/s3-server.ts',
    port: await getPort(),
    env: { ...env, FOLDER: path.join(folder, 'store'), BUCKETS: BUCKETS.join() },
  });
  const mailFolder = path.join(folder, 'mail');
  const smtpPort = await getPort();
  await start({
    name: 'cluster-smtp',
    file: 'tooling/processes/smtp-catcher-server.ts',
    port: smtpPort,
    env: { ...env, FOLDER: mailFolder },
  });

  step('Releasing the builds into the store …');
  await releaseAll(store.url);

  step('Starting the APIs and the shells …');
  const siteUrl = `https://localhost:${options.ports?.site ?? (await getPort())}`;
  const apiUrl = `https://localhost:${options.ports?.api ?? (await getPort())}`;
  const addresses: ClusterAddresses = {
    siteUrl,
    apiUrl,
    internalPort: await getPort(),
    plainPort: await getPort(),
    statusPort: await getPort(),
    storeUrl: store.url,
    smtpPort,
    databaseUrl: postgres.url('postgres'),
  };
  const [apis, shells] = await allStarted([
    startSeveral(options.apis, async (number) =>
      start({
        name: `cluster-api-${number}`,
        file: 'api/src/main.ts',
        port: await getPort(),
        env: { ...env, ...apiEnvironment(addresses), DATA_DIR: path.join(folder, `api-${number}`) },
      }),
    ),
    startSeveral(options.shells, async (number) =>
      start({
        name: `cluster-shell-${number}`,
        file: 'shell/server/main.ts',
        port: await getPort(),
        env: { ...env, ...shellEnvironment(addresses) },
        nodeOptions: SHELL_NODE_OPTIONS,
      }),
    ),
  ]);

  step('Starting nginx …');
  const { certificate, key } = await writeCertificate(folder);
  const accessLog = path.join(logs, 'cluster-nginx.log');
  const nginx = await startNginx(
    path.join(folder, 'nginx'),
    nginxSettings(addresses, { shells, apis, certificate, key, skipSeconds }),
    { log: accessLog, statusUrl: `http://127.0.0.1:${addresses.statusPort}/health` },
  );
  stops.push(nginx.stop);

  await Promise.all([...shells, ...apis].map((one) => untilReady(one, stopped)));
  stopped?.throwIfAborted();
  return { siteUrl, apiUrl, certificate, shells, apis, store, postgres, mailFolder, accessLog };
}

/** Releases the shell and all remotes, as built. */
async function releaseAll(storeUrl: string) {
  // The S3 library reads its credentials from the environment of the process.
  Object.assign(process.env, s3Credentials);
  const releases = await openReleaseStore(RELEASE_LOCATION, s3Settings(storeUrl));
  await releaseBuiltShell(releases, { gates: false });
  await releaseBuilds(releases, { names: remotes.map(({ name }) => name), gates: false });
}

const startSeveral = (count = 2, start: (number: number) => Promise<Member>) =>
  Promise.all(Array.from({ length: count }, (_, index) => start(index + 1)));

/** As Promise.all, but fails only when everything has ended, so that what did start is stopped as well. */
async function allStarted<First, Second>(work: [Promise<First>, Promise<Second>]): Promise<[First, Second]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}
