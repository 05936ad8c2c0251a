import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolder } from './create-folder.ts';

const MIN_LENGTH = 32;

/** The secret for development: generated once and kept beside the data, so that sessions survive a restart. */
export function readDevelopmentSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  try {
    const stored = readFileSync(file, 'utf8').trim();
    if (stored.length >= MIN_LENGTH) return stored;
  } catch {
    // It does not exist before the first start.
  }
  const generated = randomBytes(32).toString('base64url');
  createFolder(dataDir);
  writeFileSync(file, generated, { mode: 0o600 });
  return generated;
}
