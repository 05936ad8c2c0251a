import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { execa, execaNode } from 'execa';
import { CommandError } from '../cli/command.ts';
import { root } from '../repository.ts';
import { openLogFile } from './log-file.ts';
import { describeEnding, type Service } from './supervise.ts';

interface ServiceOptions {
  name: string;
  /** TypeScript file, run by this Node. It sends `{ ready: true }` over IPC when it listens. */
  file: string;
  args?: readonly string[];
  /** Options of Node itself. */
  nodeOptions?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** Folder of its log file. Default `.data/logs`. */
  logs?: string;
  /** ms to become ready. Default 2 minutes: creating the database is slow. */
  startTimeoutMs?: number;
  /** Receives the messages of log lines marked `progress: true`. */
  onProgress?: (line: string) => void;
}

/** Module of Node's option `--import`. */
const END_WITH_PARENT = pathToFileURL(path.join(root, 'tooling/processes/end-with-parent.ts')).href;

/**
 * Starts one of the project's servers and waits until it listens. Its log goes to a file, to keep the terminal readable.
 * It ends when this process ends, in whatever way.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const {
    name,
    file,
    args = [],
    nodeOptions = process.execArgv,
    env,
    logs = path.join(root, '.data/logs'),
    startTimeoutMs = 120_000,
    onProgress,
  } = options;
  mkdirSync(logs, { recursive: true });
  const log = openLogFile(path.join(logs, `${name}.log`));
  const child = execaNode(file, args, {
    cwd: root,
    nodeOptions: [...nodeOptions, `--import=${END_WITH_PARENT}`],
    env,
    stdin: 'ignore',
    all: true,
    buffer: false,
    ipc: true,
    serialization: 'json',
    reject: false,
    forceKillAfterDelay: 10_000,
  });
  const ended = child.then(({ exitCode, signal }) => ({ code: exitCode ?? null, signal: signal ?? null }));
  child.all.once('end', () => log.end());
  let tail = '';
  let unfinishedLine = '';
  child.all.on('data', (chunk: Buffer) => {
    log.write(chunk);
    const text = chunk.toString('utf8');
    tail = (tail + text).slice(-4_000);
    const lines = (unfinishedLine + text).split('\n');
    unfinishedLine = lines.pop() ?? '';
    for (const line of lines) {
      const progress = readProgress(line);
      if (progress) onProgress?.(progress);
    }
  });
  const stop = async () => {
    child.kill();
    await ended;
  };
  const service: Service = { name, pid: child.pid ?? 0, ended, stop };
  // Rejects when the process ends before it is ready; `ended` then has the exit code.
  const ready = child.getOneMessage({ filter: isReady }).then(
    () => 'ready' as const,
    () => ended,
  );
  const outcome = await Promise.race([ready, ended, pause(startTimeoutMs, 'late' as const, { ref: false })]);
  if (outcome === 'ready') return service;
  child.kill('SIGKILL');
  if (outcome === 'late')
    throw new CommandError(
      `${name} did not start within ${startTimeoutMs / 1000} s. Its log: ${path.relative(root, path.join(logs, `${name}.log`))}`,
    );
  const lastLines = tail
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'))
    .slice(-3)
    .join('\n');
  throw new CommandError(lastLines || `${name} ${describeEnding(outcome)} before it was ready.`);
}

const isReady = (message: unknown) => (message as { ready?: boolean } | null)?.ready === true;

/** Services log JSON lines; those marked `progress` are shown in the terminal. */
function readProgress(line: string): string | null {
  if (!line.includes('"progress":true')) return null;
  try {
    return JSON.parse(line).msg ?? null;
  } catch {
    return null;
  }
}

/** Runs a program to its end with its output on screen. Returns its exit code; 1 after a signal. */
export async function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<number> {
  const { exitCode, code, originalMessage } = await execa(program, args, {
    cwd: options.cwd ?? root,
    env: options.env,
    stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit'],
    reject: false,
  });
  if (code === 'ENOENT') throw new CommandError(`${program} cannot be started: ${originalMessage}`);
  return exitCode ?? 1;
}

/** Stops all services, once, on SIGINT (Ctrl-C) or SIGTERM. */
export function stopOnSignals(services: () => readonly Service[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all(services().map((service) => service.stop()));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
