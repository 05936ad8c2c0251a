import { ContentError } from '../reading/problem.ts';
import { isPlainAddress, withoutPassword } from '../schema/plain-address.ts';
import { sectionFiles } from '../schema/sections.ts';
import type { PackSource } from './pack-source.ts';

/** Time limit in ms of one request. */
const REQUEST_LIMIT_MS = 10_000;
const MAX_FILE_BYTES = 4 * 1024 * 1024;

interface Kept {
  etag: string | null;
  lastModified: string | null;
  body: Buffer;
}

/** Why a request has no answer: `fetch` says only that it failed, and keeps the reason as its cause. */
function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError')
    return `its server has not answered within ${REQUEST_LIMIT_MS / 1000} s: check the address in CONTENT`;
  return (error.cause as Error | undefined)?.message || error.message;
}

/** A pack at an http(s) address. Unchanged files are not sent again: requests are conditional. */
export function createAddressSource(address: string): PackSource {
  if (!isPlainAddress(address))
    throw new ContentError([
      {
        file: withoutPassword(address),
        message:
          'write a whole address without a user name and password, such as https://files.example.org/my-content/',
      },
    ]);
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const kept = new Map<string, Kept>();
  /** The newest reading of `brand.yaml`, which is the first of every reading of the pack. */
  let brand: Promise<Buffer | null> = Promise.resolve(null);
  const load = async (file: string): Promise<Buffer | null> => {
    const before = kept.get(file);
    const response = await fetch(new URL(file, base), {
      signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
      headers: {
        ...(before?.etag && { 'if-none-match': before.etag }),
        ...(before?.lastModified && { 'if-modified-since': before.lastModified }),
      },
    }).catch((error: Error) => {
      throw new Error(reasonOf(error), { cause: error });
    });
    if (response.status === 304 && before) return before.body;
    const isMissing =
      response.status === 404 ||
      response.status === 410 ||
      // A bucket that may not be listed answers so for files that it does not have.
      (response.status === 403 && file !== sectionFiles.brand && (await brand.catch(() => null)) !== null);
    if (isMissing) {
      kept.delete(file);
      return null;
    }
    if (!response.ok) throw new Error(`the server responded with ${response.status}`);
    if (Number(response.headers.get('content-length')) > MAX_FILE_BYTES)
      throw new Error(`it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
    const body = Buffer.from(await response.arrayBuffer());
    if (body.length > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB`);
    kept.set(file, {
      etag: response.headers.get('etag'),
      lastModified: response.headers.get('last-modified'),
      body,
    });
    return body;
  };
  return {
    name: address,
    read: (file) => {
      const body = load(file);
      if (file === sectionFiles.brand) brand = body;
      return body;
    },
  };
}
