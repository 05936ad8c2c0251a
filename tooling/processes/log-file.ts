import { createWriteStream, type WriteStream } from 'node:fs';
import path from 'node:path';
import { printLine } from '../cli/print-line.ts';
import { root } from '../repository.ts';

/** ms after which a file that could not be written is tried again. */
const RETRY_AFTER_MS = 10_000;

/** Log files of this process. */
const begun = new Set<string>();

export interface LogFile {
  write: (chunk: Buffer) => void;
  end: () => void;
}

/**
 * The file that receives what a service says. The first start empties the log of an earlier command; a restart keeps
 * what the process said before it ended. A service goes on without its log while that cannot be written, for example on
 * a full disk: the terminal says so, and what is said meanwhile is left out.
 */
export function openLogFile(file: string): LogFile {
  let stream: WriteStream | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  const open = () => {
    const opened = createWriteStream(file, { flags: begun.has(file) ? 'a' : 'w' });
    begun.add(file);
    opened.once('error', (error) => {
      if (failedAt === Number.NEGATIVE_INFINITY)
        printLine(
          `${path.relative(root, file)} cannot be written: ${error.message}. Its service goes on without it.`,
        );
      failedAt = performance.now();
      stream = null;
    });
    return opened;
  };
  stream = open();
  return {
    write: (chunk) => {
      if (!stream && performance.now() - failedAt > RETRY_AFTER_MS) stream = open();
      stream?.write(chunk);
    },
    end: () => stream?.end(),
  };
}
