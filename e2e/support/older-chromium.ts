import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';

const folder = path.join(import.meta.dirname, '../node_modules/.cache/chromium-106');

/**
 * Chromium 106 of October 2022, the last one for Android 6: the oldest browser that runs the site's code
 * (`tooling/preset/browser-support.ts`). It comes from the npm package `@sparticuz/chromium` and needs the system
 * libraries of any Chromium. Null where that has none, which is everywhere but on Linux x64.
 */
export const olderChromium =
  process.platform === 'linux' && process.arch === 'x64' ? path.join(folder, 'chromium') : null;

/** Unpacks it once per installation. The package's own function shares one path with all its versions. */
export async function unpackOlderChromium(): Promise<void> {
  if (!olderChromium || existsSync(olderChromium)) return;
  const packed = fileURLToPath(new URL('../bin/chromium.br', import.meta.resolve('chromium-106')));
  mkdirSync(folder, { recursive: true });
  const partial = `${olderChromium}.${process.pid}`;
  await pipeline(
    createReadStream(packed),
    createBrotliDecompress(),
    createWriteStream(partial, { mode: 0o755 }),
  );
  renameSync(partial, olderChromium);
}
