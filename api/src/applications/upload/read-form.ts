import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type DocumentGroup, documentGroups, uploadLimits } from 'shared-api/schemas';
import { Refusal, refuse } from '../../http/http-error.ts';
import type { DocumentStore } from '../../storage/document-store.ts';
import {
  contentTypeOf,
  displayName,
  extensionOf,
  isAllowedExtension,
  signatureLength,
} from './file-types.ts';

export interface StoredFile {
  group: DocumentGroup;
  index: number;
  storageKey: string;
  originalName: string;
  contentType: string;
  size: number;
}

export interface ReadForm {
  fields: Record<string, string>;
  files: StoredFile[];
  /** DRF's nested errors by group: `{}` for good items (A32). */
  fileErrors: Record<string, object[]>;
}

/** `{group}[{index}][file]`, and DRF's own `{group}[{index}]file` (A31). */
const filePattern = /^([a-z_]+)\[(\d{1,9})\]\[?file\]?$/;
const groups: readonly string[] = documentGroups;
const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/** Fields of a form, beside the files: generous, but not endless. */
const maxFields = 60;
const maxFieldBytes = 16 * 1024;

/**
 * Reads an application's multipart body, storing each file as it arrives: nothing is held in memory. Problems of
 * single files are collected, so that one answer names them all; the caller stores or removes everything.
 * @param stored is filled as files arrive, so that the caller can clean up whatever happens
 */
export async function readForm(
  request: FastifyRequest,
  documents: DocumentStore,
  stored: StoredFile[],
): Promise<ReadForm> {
  const fields: Record<string, string> = Object.create(null);
  const errors = new Map<string, Map<number, object>>();
  let total = 0;
  let count = 0;
  const complain = (group: string, index: number, sentence: string) => {
    const list = errors.get(group) ?? new Map<number, object>();
    list.set(index, { file: [sentence] });
    errors.set(group, list);
  };

  refuseByLength(request);
  try {
    for await (const part of request.parts({
      limits: {
        files: uploadLimits.maxFiles,
        fileSize: uploadLimits.maxFileBytes,
        fields: maxFields,
        fieldSize: maxFieldBytes,
        parts: uploadLimits.maxFiles + maxFields,
        fieldNameSize: 200,
        headerPairs: 20,
      },
    })) {
      const target = filePattern.exec(part.fieldname);
      const [group, index] =
        target && groups.includes(target[1]!) ? [target[1] as DocumentGroup, Number(target[2])] : [null, 0];
      if (part.type === 'field') {
        if (group)
          complain(group, index, 'The submitted data was not a file. Check the encoding type on the form.');
        else if (part.fieldnameTruncated || part.valueTruncated)
          throw refuse.tooLarge('A field of the form is too long.');
        else fields[part.fieldname] = String(part.value ?? '');
        continue;
      }
      if (!group) {
        // Not a file anybody asked for: read past it and keep nothing.
        part.file.resume();
        continue;
      }
      count += 1;
      const result = await storeFile(part, documents, group, index, stored);
      if (typeof result === 'string') complain(group, index, result);
      else total += result.size;
      if (total > uploadLimits.maxTotalBytes) throw tooHeavy();
    }
  } catch (error) {
    // Read on and forget: a client that is still sending sees the answer only when its body has been taken.
    request.raw.unpipe();
    request.raw.resume();
    throw translate(error, request);
  }
  if (count > uploadLimits.maxFiles) throw tooManyFiles();
  return { fields, files: stored, fileErrors: nest(errors, stored) };
}

/** Room for boundaries, headers and text fields around the documents. */
const formOverhead = 2 * 1024 * 1024;

/** A body that says it is too large is not read at all, and one of unknown length is not begun (browsers tell). */
function refuseByLength(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw refuse.unsupportedMediaType(type);
  const length = request.headers['content-length'];
  if (length === undefined)
    throw new Refusal(411, { detail: 'The length of the form must be sent with it.' });
  if (Number(length) > uploadLimits.maxTotalBytes + formOverhead) throw tooHeavy();
}

const tooHeavy = () =>
  refuse.tooLarge(`All documents together may have at most ${megabytes(uploadLimits.maxTotalBytes)}.`);

const tooManyFiles = () =>
  refuse.badRequest({ detail: `At most ${uploadLimits.maxFiles} documents can be sent at once.` });

function translate(error: unknown, request: FastifyRequest): unknown {
  if (error instanceof Refusal) return error;
  const { code, message } = error as { code?: string; message?: string };
  if (code === 'FST_FILES_LIMIT') return tooManyFiles();
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT')
    return refuse.badRequest({ detail: 'The number of form fields exceeds the limit.' });
  if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE')
    return refuse.unsupportedMediaType(request.headers['content-type'] ?? '');
  if (code === 'FST_PROTO_VIOLATION')
    return refuse.badRequest({
      detail: 'Multipart form parse error - a field has a name that is not allowed.',
    });
  if (/boundary not found/i.test(message ?? '')) {
    return refuse.badRequest({ detail: 'Multipart form parse error - Invalid boundary in multipart: None' });
  }
  if (/unexpected end|malformed|premature close|terminated|aborted/i.test(message ?? '')) {
    return refuse.badRequest({ detail: 'Multipart form parse error - the form ended too early.' });
  }
  return error;
}

/** Streams one file into the store; answers what was stored or the sentence that refuses it. */
async function storeFile(
  part: MultipartFile,
  documents: DocumentStore,
  group: DocumentGroup,
  index: number,
  stored: StoredFile[],
): Promise<StoredFile | string> {
  const originalName = displayName(part.filename ?? '');
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
    await readOn(chunks);
    return `The content of this file is not what its extension “${extension}” says.`;
  }
  const file: StoredFile = {
    group,
    index,
    storageKey: randomBytes(24).toString('base64url'),
    originalName,
    contentType,
    size: 0,
  };
  stored.push(file);
  await documents.put(file.storageKey, Readable.from(counted(head, chunks, file)), contentType);
  if (part.file.truncated) {
    return `This file is too large. One document may have at most ${megabytes(uploadLimits.maxFileBytes)}.`;
  }
  return file;
}

/** At least the bytes that tell what a file is, if it has so many. */
async function readHead(chunks: AsyncIterator<Buffer>): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  while (head.length < signatureLength) {
    const { value, done } = await chunks.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return head;
}

/** Reads a refused file to its end, so that the form can go on. */
async function readOn(chunks: AsyncIterator<Buffer>): Promise<void> {
  while (!(await chunks.next()).done);
}

/** The whole file again, counting its bytes. A form that ends too early makes it throw. */
async function* counted(
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

/** A32: one entry per item in the order of the indexes, `{}` for good ones. */
function nest(
  errors: Map<string, Map<number, object>>,
  stored: readonly StoredFile[],
): Record<string, object[]> {
  const nested: Record<string, object[]> = {};
  for (const [group, list] of errors) {
    const indexes = new Set([
      ...list.keys(),
      ...stored.filter((file) => file.group === group).map((file) => file.index),
    ]);
    nested[group] = [...indexes].sort((a, b) => a - b).map((index) => list.get(index) ?? {});
  }
  return nested;
}
