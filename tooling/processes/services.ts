import { type ChildProcess, fork, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.ts';
import { root } from './root.ts';

export interface Service {
  name: string;
  process: ChildProcess;
  /** SIGTERM, then SIGKILL after 10 s. Resolves when it is gone. */
  stop: () => Promise<void>;
}

interface ServiceOptions {
  name: string;
  /** TypeScript file, run by this Node. It sends `{ ready: true }` over IPC when it listens. */
  file: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string | undefined>>;
  /** Folder of its log file. Default `.data/logs`. */
  logs?: string;
  /** ms to become ready. Default 2 minutes (a first database takes its time). */
  patience?: number;
  /** Log lines it marks as `progress: true` while it gets ready. */
  onProgress?: (line: string) => void;
}

/** Starts one of the project's servers and waits until it listens. Its log goes to a file, not over the table. */
export function startService(options: ServiceOptions): Promise<Service> {
  const {
    name,
    file,
    args = [],
    env,
    logs = path.join(root, '.data/logs'),
    patience = 120_000,
    onProgress,
  } = options;
  mkdirSync(logs, { recursive: true });
  const log = createWriteStream(path.join(logs, `${name}.log`));
  const child = fork(file, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      log.write(chunk);
      const text = chunk.toString('utf8');
      tail = (tail + text).slice(-4_000);
      for (const line of text.split('\n')) {
        const progress = readProgress(line);
        if (progress) onProgress?.(progress);
      }
    });
  }
  const service: Service = { name, process: child, stop: () => stopProcess(child) };
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => {
      clearTimeout(timer);
      child.kill('SIGKILL');
      reject(new Problem(reason));
    };
    const timer = setTimeout(
      () =>
        fail(
          `${name} did not start within ${patience / 1000} s. Its log: ${path.relative(root, path.join(logs, `${name}.log`))}`,
        ),
      patience,
    );
    child.on('message', (message: { ready?: boolean }) => {
      if (!message.ready) return;
      clearTimeout(timer);
      child.removeListener('exit', onExit);
      resolve(service);
    });
    const onExit = (code: number | null) => {
      const said = tail
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('{'))
        .slice(-3)
        .join('\n');
      fail(said || `${name} ended with code ${code} before it was ready.`);
    };
    child.once('exit', onExit);
  });
}

/** Services log JSON lines; those marked `progress` are for the person who waits. */
function readProgress(line: string): string | null {
  if (!line.includes('"progress":true')) return null;
  try {
    return JSON.parse(line).msg ?? null;
  } catch {
    return null;
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await gone;
  clearTimeout(timer);
}

/** Runs a program to its end with its output on screen. Returns its exit code. */
export function run(
  program: string,
  args: readonly string[],
  options: { cwd?: string; env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.quiet ? 'ignore' : 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

/** Stops everything once, on Ctrl-C or when told to by the parent. */
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
