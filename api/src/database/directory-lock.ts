import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Another process uses the data directory. */
export class DirectoryInUse extends Error {}

/** Start time of a process in clock ticks since boot; empty where there is no /proc. A pid alone may be reused. */
function startTimeOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isRunning(pid: number, startTime: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is running, but belongs to another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const currentStartTime = startTimeOf(pid);
  return currentStartTime === '' || startTime === '' || currentStartTime === startTime;
}

/** How often a lock file left by a dead process is removed before giving up. */
const MAX_ATTEMPTS = 5;

/**
 * Takes the lock file of an embedded database, because two processes on one directory destroy it. A lock is valid as
 * long as its process runs, whatever its age.
 * @returns the function that releases the lock
 * @throws DirectoryInUse with the pid of the holder
 */
export function lockDirectory(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const content = `${process.pid} ${startTimeOf(process.pid)}\n`;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, content);
      closeSync(handle);
      return () => {
        try {
          if (readFileSync(file, 'utf8') === content) rmSync(file);
        } catch {
          // The file is gone already.
        }
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', startTime = ''] = readIfExists(file).trim().split(' ');
    if (pid && isRunning(Number(pid), startTime)) {
      throw new DirectoryInUse(
        `Another process (pid ${pid}) is using this data directory. Stop it, or set DATA_DIR to a directory of its own.`,
      );
    }
    // The holder is dead. Of several processes that rename its file away only one succeeds; all then try again.
    try {
      renameSync(file, `${file}.dead-${process.pid}`);
      rmSync(`${file}.dead-${process.pid}`);
    } catch {
      // Another process has renamed it first.
    }
  }
  throw new DirectoryInUse(
    'Several processes are starting on this data directory at once. Start one of them.',
  );
}

function readIfExists(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
