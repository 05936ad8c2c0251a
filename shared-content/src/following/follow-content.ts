import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ContentError, type ContentProblem, formatProblem } from '../reading/problem.ts';
import { type ReadPack, readContentPack } from '../reading/read-content-pack.ts';
import { openPackSource } from '../sources/open-source.ts';

/** What `/health` says about the pack. */
export interface ContentStatus {
  source: string;
  version: string;
  /** ISO time since which this pack is served. */
  since: string;
  /** Problems of the newest pack; the last good one is served while there are any. */
  errors: string[];
  warnings: string[];
}

export interface ContentFollower {
  /** The pack to serve now. */
  current: () => ReadPack;
  status: () => ContentStatus;
  /** Reads the pack again at once. Never rejects. */
  check: () => Promise<void>;
  stop: () => void;
}

export interface FollowOptions {
  /** Folder, http(s) address, or null for the empty pack. */
  source: string | null;
  /** Time in ms between two checks. Default 3 s for folders, 20 s for addresses. */
  intervalMs?: number;
  /** Time in ms that the start waits for the first reading: an address may accept a connection and never answer. */
  startLimitMs?: number;
  log: { info: (data: object, message: string) => void; error: (data: object, message: string) => void };
}

const FOLDER_INTERVAL_MS = 3_000;
const ADDRESS_INTERVAL_MS = 20_000;
const START_LIMIT_MS = 5_000;

/**
 * Reads a pack and follows its changes without a restart. A pack with an error is not served: the last good one stays,
 * and each error is logged once. When the first pack has an error, or is not read in time, the empty pack is served.
 */
export async function followContent({
  source,
  intervalMs,
  startLimitMs = START_LIMIT_MS,
  log,
}: FollowOptions): Promise<ContentFollower> {
  const files = openPackSource(source);
  const interval = intervalMs ?? (files.list ? FOLDER_INTERVAL_MS : ADDRESS_INTERVAL_MS);
  let served = await readContentPack(null);
  const emptyVersion = served.version;
  let since = new Date();
  let errors: readonly ContentProblem[] = [];
  let lastLogged = '';
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running: Promise<void> | undefined;

  async function read() {
    try {
      // All files of a running site's pack are gone at once when a volume is not mounted or a copy is under way, and the
      // server of an address may fail at one picture.
      const next = await readContentPack(files, { refuseIncomplete: served.version !== emptyVersion });
      const hadErrors = errors.length > 0;
      errors = [];
      if (next.version === served.version && next.source === served.source) {
        served = next;
        logOnce('', () => {
          if (hadErrors) log.info({ version: next.version }, 'content pack has no errors any more');
        });
        return;
      }
      served = next;
      since = new Date();
      logOnce(next.version, () =>
        log.info({ source: next.source, version: next.version }, 'serving content pack'),
      );
      for (const warning of next.warnings)
        log.info({ problem: formatProblem(warning) }, 'content pack has a warning');
    } catch (error) {
      tellErrors(
        error instanceof ContentError
          ? error.problems
          : [{ file: files.name, message: (error as Error).message }],
      );
    }
  }

  function tellErrors(found: readonly ContentProblem[]) {
    errors = found;
    const lines = errors.map(formatProblem);
    logOnce(lines.join('\n'), () => {
      // Before any good one was read, the empty pack is served.
      const instead = served.version === emptyVersion ? 'no pack is served' : 'the last good one is served';
      for (const problem of lines) log.error({ problem }, `content pack has an error; ${instead}`);
    });
  }

  function logOnce(subject: string, write: () => void) {
    if (subject === lastLogged) return;
    lastLogged = subject;
    write();
  }

  const check = () => {
    running ??= read().finally(() => {
      running = undefined;
    });
    return running;
  };
  const loop = async () => {
    await check();
    if (!stopped) timer = setTimeout(loop, interval).unref();
  };
  const first = source === null ? check() : loop();
  await Promise.race([first, delay(startLimitMs, undefined, { ref: false })]);
  if (running)
    tellErrors([
      {
        file: files.name,
        message: `has not been read within ${startLimitMs / 1000} s, and is waited for: check the address in CONTENT`,
      },
    ]);

  return {
    current: () => served,
    status: () => ({
      // `/health` is public: no absolute path of this machine.
      source: files.list && source !== null ? path.relative(process.cwd(), files.name) : files.name,
      version: served.version,
      since: since.toISOString(),
      errors: errors.map(formatProblem),
      warnings: served.warnings.map(formatProblem),
    }),
    check,
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
