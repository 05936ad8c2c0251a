import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Options of Node for the shell's server, as in `deploy/images/shell.Dockerfile`. A page makes 2 MB of objects that live
 * shortly: there is room for those of eight pages, after which the shell has them collected (`render-queue.ts`, which
 * needs `--expose-gc`). About 60 MB of the old part of the heap are in use; without a limit V8 lets it grow to four times
 * as much before it collects. Short collections stay in one thread: with helpers they take more processor time in all,
 * which other processes of the machine then lack.
 */
export const SHELL_NODE_OPTIONS: readonly string[] = [
  '--max-semi-space-size=16',
  '--min-semi-space-size=16',
  '--heap-growing-percent=50',
  '--no-parallel-scavenge',
  '--expose-gc',
];

/**
 * Settings of the allocator jemalloc for the shell's server (`MALLOC_CONF`), as in its image: it returns the memory of
 * the compressor within 50 ms, where that of the C library keeps 50 MB. At once would cost each page half a millisecond,
 * because the next one needs the same memory again.
 */
export const JEMALLOC_SETTINGS = 'narenas:2,dirty_decay_ms:50,muzzy_decay_ms:0';

const JEMALLOC = 'libjemalloc.so.2';
const LIBRARIES = '/usr/lib';

/** Variables with which a process uses jemalloc as in the image; none where it is not installed (Debian: `libjemalloc2`). */
export function jemallocEnvironment(): Record<string, string> {
  const folder = debianLibraryFolders().find((one) => readdirSync(one).includes(JEMALLOC));
  return folder ? { LD_PRELOAD: path.join(folder, JEMALLOC), MALLOC_CONF: JEMALLOC_SETTINGS } : {};
}

/** Debian keeps libraries by architecture: `/usr/lib/x86_64-linux-gnu`. */
function debianLibraryFolders(): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync(LIBRARIES)
    .filter((name) => name.endsWith('-linux-gnu'))
    .map((name) => path.join(LIBRARIES, name));
}
