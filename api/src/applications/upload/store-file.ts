import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { DocumentGroup } from 'shared-api/schemas';
import type { UploadLimits } from '../../configuration/configuration.ts';
import type { DocumentStore } from '../../storage/document-store.ts';
import { displayName } from './display-name.ts';
import { contentTypeOf, extensionOf, isAllowedExtension, SIGNATURE_BYTES } from './file-types.ts';
import { megabytes } from './form-errors.ts';

/** A document in the store that no row refers to yet. */
export interface StoredFile {
  group: DocumentGroup;
  /** The file's number in its group. */
  index: number;
  storageKey: string;
  originalName: string;
  contentType: string;
  /** In bytes. */
  size: number;
}

/**
 * Streams one file of a form into the store.
 * @param stored the file is added before its bytes are written, so that the caller can remove it after any failure
 * @returns the file, or the message with which it is refused
 */
export async function storeFile(
  part: MultipartFile,
  target: { group: DocumentGroup; index: number },
  documents: DocumentStore,
  stored: StoredFile[],
  limits: UploadLimits,
): Promise<StoredFile | string> {
  const extension = extensionOf(part.filename ?? '');
  if (!isAllowedExtension(extension)) {
    part.file.resume();
    return `File extension “${extension.slice(0, 20)}” is not allowed. Allowed extensions are: jpg, jpeg, png, pdf.`;
  }
  const chunks: AsyncIterator<Buffer> = part.file[Symbol.asyncIterator]();
  const head = await readHead(chunks);
  if (head.length === 0) return 'The submitted file is empty.';
  const contentType = contentTypeOf(extension, head);
  if (!contentType) {
    await discard(chunks);
    return `The content of this file is not what its extension “${extension}” says.`;
  }
  const file: StoredFile = {
    ...target,
    storageKey: randomBytes(24).toString('base64url'),
    originalName: displayName(part.filename ?? ''),
    contentType,
    size: 0,
  };
  stored.push(file);
  await documents.put(file.storageKey, Readable.from(countBytes(head, chunks, file)), contentType);
  if (part.file.truncated)
    return `This file is too large. One document may have at most ${megabytes(limits.maxFileBytes)}.`;
  return file;
}

/** The first bytes of a file, enough to recognise its type if it has so many. */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < SIGNATURE_BYTES) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

/** Reads a refused file to its end, because the next part of the form comes after it. */
async function discard(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}

/** All bytes of a file, counted into its size. Throws when the form ends too early. */
async function* countBytes(
  head: Buffer,
  chunks: AsyncIterator<Buffer>,
  file: StoredFile,
): AsyncGenerator<Buffer> {
  file.size += head.length;
  yield head;
  for (;;) {
    const { value, done } = await chunks.next();
    if (done) return;
    file.size += value.length;
    yield value;
  }
}
