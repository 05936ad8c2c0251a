import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** Refused because another process holds the data directory. */
export class DirectoryInUse extends Error {}

/** When the process began, in clock ticks since boot, where the system tells: a pid alone may be used again. */
function startOf(pid: number): string {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return line.slice(line.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, but belongs to somebody else.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return now === '' || start === '' || now === start;
}

/**
 * Takes the lock file of an embedded database: two processes on one directory destroy it. A lock ends with its
 * process, never by age. Returns the release.
 * @throws DirectoryInUse naming the holder.
 */
export function lockDirectory(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      const handle = openSync(file, 'wx', 0o600);
      writeSync(handle, mine);
      closeSync(handle);
      return () => {
        try {
          if (readFileSync(file, 'utf8') === mine) rmSync(file);
        } catch {
          // Gone already: nothing to release.
        }
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pid = '', start = ''] = read(file).trim().split(' ');
    if (pid && isAlive(Number(pid), start)) {
      throw new DirectoryInUse(
        `Another process (pid ${pid}) is using this data directory. Stop it, or set DATA_DIR to a directory of its own.`,
      );
    }
    // The holder is dead. Whoever renames the old lock away may try to make the new one; only one rename succeeds.
    try {
      renameSync(file, `${file}.dead-${process.pid}`);
      rmSync(`${file}.dead-${process.pid}`);
    } catch {
      // Somebody else was faster.
    }
  }
  throw new DirectoryInUse(
    'Several processes are starting on this data directory at once. Start one of them.',
  );
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
