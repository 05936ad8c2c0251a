import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CommandError } from '../../cli/command.ts';
import { root } from '../../repository.ts';
import { startService } from '../services.ts';
import type { Service } from '../supervise.ts';

const READY_LIMIT_MS = 120_000;

/** One server of the cluster, of which there are several. */
export interface Member {
  name: string;
  /** Its own address, behind nginx. */
  url: string;
  signal: (name: NodeJS.Signals) => void;
  /** SIGTERM, if it still runs. Resolves when it has ended. */
  stop: () => Promise<void>;
  /** Starts it again after it has ended, and waits until it listens. */
  start: () => Promise<void>;
  /** Ends it at once: requests under way have a time limit. */
  end: () => Promise<void>;
}

interface MemberOptions {
  name: string;
  /** TypeScript file of the server, from the repository's root. */
  file: string;
  port: number;
  env: Readonly<Record<string, string>>;
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  /** Folder of its log file. */
  logs: string;
}

/** Starts a server that can be stopped and started again. Resolves when it listens. */
export async function startMember({
  name,
  file,
  port,
  env,
  nodeOptions,
  logs,
}: MemberOptions): Promise<Member> {
  const launch = () =>
    startService({
      name,
      file: path.join(root, file),
      nodeOptions,
      logs,
      env: { ...env, PORT: String(port) },
    });
  let service: Service = await launch();
  return {
    name,
    url: `http://127.0.0.1:${port}`,
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
    end: () => service.stop(),
  };
}

const hasEnded = (service: Service) => Promise.race([service.ended.then(() => true), sleep(0, false)]);

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
