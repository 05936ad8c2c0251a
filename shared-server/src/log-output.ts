import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pause in ms until an output that could not be written is tried again. */
const RETRY_MS = 1_000;
/** Of lines that wait, in characters. */
const MAX_WAITING_LENGTH = 1_000_000;
/** At the end of the process: how often, and how many ms apart, an output that takes nothing at the moment is tried. */
const LAST_TRIES = 10;
const LAST_PAUSE_MS = 50;

interface LogOutput {
  write: (line: string) => void;
  /** Begins to write what waits, unless something is being written. */
  flush: () => void;
  /** Writes what waits before it returns, as far as that is possible: for the end of the process. */
  flushSync: () => void;
}

/**
 * The output of a log, for pino. A service goes on while it cannot be written, for example on a full disk: lines wait, up to a
 * megabyte of them, and further ones are left out. With pino's own output a full disk would end the process, and its end
 * would wait for room without a limit.
 * @param options `fd`: default standard output; `minLength`: characters that are collected before they are written, default none
 */
export function createLogOutput({
  fd = 1,
  minLength = 0,
}: {
  fd?: number;
  minLength?: number;
} = {}): LogOutput {
  let waiting = '';
  /** What the system has not taken yet of what was handed to it. */
  let rest: Buffer = Buffer.alloc(0);
  let state: 'idle' | 'writing' | 'failed' = 'idle';

  const writeRest = () => {
    state = 'writing';
    fs.write(fd, rest, (error, written) => {
      if (error) {
        state = 'failed';
        return void sleep(RETRY_MS, undefined, { ref: false }).then(writeRest);
      }
      rest = rest.subarray(written);
      if (rest.length > 0) return writeRest();
      state = 'idle';
      if (waiting.length > minLength) flush();
    });
  };
  const flush = () => {
    if (state !== 'idle' || waiting === '') return;
    rest = Buffer.from(waiting);
    waiting = '';
    writeRest();
  };
  return {
    write: (line) => {
      if (waiting.length + line.length > MAX_WAITING_LENGTH) return;
      waiting += line;
      if (waiting.length > minLength) flush();
    },
    flush,
    flushSync: () => {
      // What is being written is left to the system.
      const last = Buffer.concat([...(state === 'failed' ? [rest] : []), Buffer.from(waiting)]);
      waiting = '';
      if (state === 'failed') rest = Buffer.alloc(0);
      writeLast(fd, last);
    },
  };
}

function writeLast(fd: number, content: Buffer): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  let left = content;
  for (let tries = 0; left.length > 0 && tries < LAST_TRIES; ) {
    try {
      left = left.subarray(fs.writeSync(fd, left));
    } catch (error) {
      // A pipe whose reader is slow takes more in a moment.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      tries += 1;
      Atomics.wait(pause, 0, 0, LAST_PAUSE_MS);
    }
  }
}
