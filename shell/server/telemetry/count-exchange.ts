import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { type ReleaseStore, SHELL, serverFolder, serversFolder } from 'shared-releases';
import { z } from 'zod';
import type { ServedSet } from '../releases/served-set.ts';
import { type CountSnapshot, countSnapshotSchema } from './count-snapshot.ts';
import type { ErrorRateMonitor, FailingVersion } from './error-rate-monitor.ts';

/** Time in ms between two exchanges. */
const INTERVAL_MS = 2_000;
/** Exchanges before a decision, from the beginning of the watch, so that all servers have published their counts. */
const GRACE_EXCHANGES = 3;
/** Time in ms after which a slow store is not waited for. */
const STORE_TIME_LIMIT_MS = 5_000;
/** Servers whose counts are read. */
const MAX_SERVERS = 200;

const COUNTS = 'counts.json';
const watchSchema = z.object({ until: z.number() });

interface Options {
  /** Null: this server neither publishes its counts nor reads those of others. */
  store: ReleaseStore | null;
  channel: string;
  /** Name of this process in the store. */
  server: string;
  monitor: ErrorRateMonitor;
  windowMs: number;
  current: () => ServedSet;
  /** Called at most once per version and window when its error rate over all servers exceeds the limit. */
  onFailingVersion: (version: FailingVersion) => Promise<void> | void;
  log: Pick<FastifyBaseLogger, 'warn'>;
  intervalMs?: number;
  now?: () => number;
}

/** The exchange of counts with the other servers. */
export interface CountExchange {
  /** Starts an exchange at once. */
  soon: () => void;
  /** Ends the exchange and removes this server's counts. */
  stop: () => Promise<void>;
}

type VersionName = { remote: string; version: string };

/**
 * Judges versions by the counts of all servers that follow the channel. While the error rate of a served version exceeds
 * the limit on some server, that server writes `servers/<channel>/watch.json`; each server that sees it publishes its
 * counts every two seconds, and those with a suspicious version add them up. Nothing waits for the store but this loop.
 */
export function startCountExchange({
  store,
  channel,
  server,
  monitor,
  windowMs,
  current,
  onFailingVersion,
  log,
  intervalMs = INTERVAL_MS,
  now = Date.now,
}: Options): CountExchange {
  const watchKey = `${serversFolder(channel)}watch.json`;
  const ownKey = serverFolder(channel, server) + COUNTS;
  /** When each failing version was last reported. */
  const reported = new Map<string, number>();
  let servedBefore: readonly VersionName[] = [];
  /** Exchanges since the watch began. */
  let watched = 0;
  let isPublished = false;
  let stopped = false;
  let wake = new AbortController();

  /** Counts of a version that is not served any more must not judge it when it is released again. */
  const forgetRemoved = (served: ServedSet, versions: readonly VersionName[]) => {
    for (const { remote, version } of servedBefore) {
      if (versions.some((one) => one.remote === remote && one.version === version)) continue;
      const wasRolledBack = served.condemned?.[remote]?.some((one) => one.version === version);
      const replacement = versions.find((one) => one.remote === remote)?.version;
      monitor.reset(remote, version, wasRolledBack ? replacement : undefined);
    }
    servedBefore = versions;
  };

  /** Whether all servers publish their counts. Extends the watch when this server needs it. */
  const isWatched = async (isSuspicious: boolean) => {
    if (!store) return isSuspicious;
    const { until } = parse(watchSchema, await store.get(watchKey)) ?? { until: 0 };
    if (isSuspicious && until < now() + windowMs / 2)
      await store.put(watchKey, Buffer.from(JSON.stringify({ until: now() + windowMs })));
    return isSuspicious || until > now();
  };

  const exchange = async () => {
    const served = current();
    const versions = servedVersions(served);
    forgetRemoved(served, versions);
    const isSuspicious = versions.some(({ remote, version }) => monitor.isSuspicious(remote, version));
    if (!(await isWatched(isSuspicious))) {
      watched = 0;
      if (isPublished) await store?.put(ownKey, emptyCounts);
      isPublished = false;
      return;
    }
    watched += 1;
    const own = monitor.snapshot();
    await store?.put(ownKey, Buffer.from(JSON.stringify(own)));
    isPublished = true;
    if (!isSuspicious || (store && watched <= GRACE_EXCHANGES)) return;
    const snapshots = [own, ...(store ? await readOthers(store, serversFolder(channel), ownKey) : [])];
    for (const failing of monitor.failingVersions(snapshots)) {
      const name = `${failing.remote}@${failing.version}`;
      const last = reported.get(name);
      if (!versions.some(({ remote, version }) => `${remote}@${version}` === name)) continue;
      if (last !== undefined && last > now() - windowMs) continue;
      reported.set(name, now());
      await onFailingVersion(failing);
    }
    for (const [name, at] of reported) if (at < now() - windowMs) reported.delete(name);
  };

  const loop = async () => {
    while (!stopped) {
      const limit = new AbortController();
      await Promise.race([exchange(), timeLimit(limit.signal)]).catch((error: unknown) => {
        log.warn({ error: String(error) }, 'counts of views and errors cannot be exchanged');
      });
      limit.abort();
      await sleep(intervalMs, undefined, { signal: wake.signal, ref: false }).catch(() => {});
      wake = new AbortController();
    }
  };
  const running = loop();

  return {
    soon: () => wake.abort(),
    stop: async () => {
      stopped = true;
      wake.abort();
      await running;
      if (isPublished) await store?.put(ownKey, emptyCounts).catch(() => {});
    },
  };
}

const emptyCounts = Buffer.from(
  JSON.stringify({ schema: 1, versions: [], messages: [] } satisfies CountSnapshot),
);

/** Every version that some visitors get now, also of the shell. */
const servedVersions = ({ remotes, canaries, host, hostCanary }: ServedSet): VersionName[] => [
  ...[...remotes, ...canaries.map(({ remote }) => remote)].map(({ name, version }) => ({
    remote: name,
    version,
  })),
  ...[host, hostCanary?.set.host].flatMap((one) => (one ? [{ remote: SHELL, version: one.version }] : [])),
];

async function readOthers(store: ReleaseStore, folder: string, ownKey: string): Promise<CountSnapshot[]> {
  const keys = (await store.list(folder))
    .filter((key) => key.endsWith(`/${COUNTS}`) && key !== ownKey)
    .slice(0, MAX_SERVERS);
  const found = await Promise.all(keys.map(async (key) => parse(countSnapshotSchema, await store.get(key))));
  return found.filter((snapshot) => snapshot !== null);
}

/** The content as described by the schema; null when it is missing or does not match. */
function parse<T>(schema: z.ZodType<T>, content: Buffer | null): T | null {
  try {
    return content && schema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}

async function timeLimit(signal: AbortSignal): Promise<never> {
  await sleep(STORE_TIME_LIMIT_MS, undefined, { signal, ref: false });
  throw new Error(`the release store did not answer within ${STORE_TIME_LIMIT_MS} ms`);
}
