import { z } from 'zod';
import type { ReleaseStore } from '../stores/store.ts';

/** Time in ms between two announcements of a running server. */
export const ANNOUNCE_INTERVAL_MS = 60_000;
/** Time in ms after which a server that has not announced itself again counts as stopped. */
const LIFETIME_MS = 3 * ANNOUNCE_INTERVAL_MS;

const runningServerSchema = z.object({
  /** Random name of the process. */
  id: z.string(),
  /** Version of the shell that the process was started with. */
  startedWith: z.string(),
  /** Versions of the render interface that the process can use (`shell-manifest.ts`). */
  renderInterfaces: z.array(z.number().int()),
  /** Time of the announcement in ms. */
  announcedAt: z.number(),
});

/** A shell server that follows a channel. */
export type RunningServer = z.infer<typeof runningServerSchema>;

/** Folder of all records that the servers of a channel keep in the release store. */
export const serversFolder = (channel: string) => `servers/${channel}/`;
/** Folder of the records of one server. */
export const serverFolder = (channel: string, id: string) => `${serversFolder(channel)}${id}/`;

const RECORD = 'process.json';

/** Writes that a server runs. It is repeated every `ANNOUNCE_INTERVAL_MS`. */
export const announceServer = (
  store: ReleaseStore,
  channel: string,
  server: Omit<RunningServer, 'announcedAt'>,
  now = Date.now(),
) =>
  store.put(
    serverFolder(channel, server.id) + RECORD,
    Buffer.from(JSON.stringify({ ...server, announcedAt: now } satisfies RunningServer)),
  );

/** Servers of a channel that announced themselves recently, so that a release can be checked against them. */
export async function readRunningServers(
  store: ReleaseStore,
  channel: string,
  now = Date.now(),
): Promise<RunningServer[]> {
  const keys = await store.list(serversFolder(channel));
  const records = await Promise.all(
    keys.filter((key) => key.endsWith(`/${RECORD}`)).map((key) => readRecord(store, key)),
  );
  return records.filter(
    (server) => server !== null && now - server.announcedAt < LIFETIME_MS,
  ) as RunningServer[];
}

/**
 * Folders of servers that stopped without removing their records, from a list of keys of the store.
 * @param olderThanMs age of the last announcement
 */
export async function abandonedServers(
  store: ReleaseStore,
  keys: readonly string[],
  olderThanMs: number,
  now = Date.now(),
): Promise<string[]> {
  const folders = new Set(keys.flatMap((key) => /^servers\/[^/]+\/[^/]+\//.exec(key)?.[0] ?? []));
  const abandoned = await Promise.all(
    [...folders].map(async (folder) => {
      const record = await readRecord(store, folder + RECORD);
      return record && now - record.announcedAt < olderThanMs ? [] : [folder];
    }),
  );
  return abandoned.flat().sort();
}

async function readRecord(store: ReleaseStore, key: string): Promise<RunningServer | null> {
  const content = await store.get(key);
  try {
    return content && runningServerSchema.parse(JSON.parse(content.toString('utf8')));
  } catch {
    return null;
  }
}
