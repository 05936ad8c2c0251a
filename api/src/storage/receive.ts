import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/**
 * Receives a document in a temporary file. It has no name, so that nothing is left of it when the process is killed.
 * @returns the file, which the caller closes
 */
export async function receive(content: Readable): Promise<FileHandle> {
  const path = join(tmpdir(), `document-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path);
    await file.writeFile(content);
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}
