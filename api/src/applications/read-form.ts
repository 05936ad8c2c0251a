import { randomBytes } from 'node:crypto';
import { PassThrough, type Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type DocumentGroup, documentGroups, uploadLimits } from 'shared-api/schemas';
import { Refusal, refuse } from '../http/refusal.ts';
import type { DocumentStore } from '../storage/document-store.ts';
import {
  contentTypeOf,
  displayName,
  extensionOf,
  isAllowedExtension,
  signatureLength,
} from './file-kinds.ts';

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
      if (total > uploadLimits.maxTotalBytes) {
        throw refuse.tooLarge(
          `All documents together may have at most ${megabytes(uploadLimits.maxTotalBytes)}.`,
        );
      }
    }
  } catch (error) {
    throw translate(error, request);
  }
  if (count > uploadLimits.maxFiles) throw tooManyFiles();
  return { fields, files: stored, fileErrors: nest(errors, stored) };
}

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
  if (/unexpected end|malformed|premature close|terminated/i.test(message ?? '')) {
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
  const head = await readHead(part.file);
  if (head.length === 0) return 'The submitted file is empty.';
  const contentType = contentTypeOf(extension, head);
  if (!contentType) {
    part.file.resume();
    return `The content of this file is not what its extension “${extension}” says.`;
  }
  const file: StoredFile = {
    group,
    index,
    storageKey: randomBytes(24).toString('base64url'),
    originalName,
    contentType,
    size: head.length,
  };
  stored.push(file);
  const through = new PassThrough();
  through.write(head);
  part.file.on('data', (chunk: Buffer) => {
    file.size += chunk.length;
  });
  part.file.on('error', (error) => through.destroy(error));
  part.file.on('close', () => {
    if (!part.file.readableEnded) through.destroy(new Error('premature close'));
  });
  part.file.pipe(through);
  await documents.put(file.storageKey, through, contentType);
  if (part.file.truncated)
    return `This file is too large. One document may have at most ${megabytes(uploadLimits.maxFileBytes)}.`;
  return file;
}

/** The first bytes of a stream, which then goes on after them. */
async function readHead(stream: Readable): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < signatureLength) {
    const chunk = stream.read() as Buffer | null;
    if (chunk) head = Buffer.concat([head, chunk]);
    else if (stream.readableEnded || stream.destroyed) break;
    else await waitForMore(stream);
  }
  return head;
}

const waitForMore = (stream: Readable): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (outcome: () => void) => () => {
      stream.off('readable', onReadable).off('end', onEnd).off('close', onEnd).off('error', onError);
      outcome();
    };
    const onReadable = settle(resolve);
    const onEnd = settle(resolve);
    const onError = (error: Error) => settle(() => reject(error))();
    stream.once('readable', onReadable).once('end', onEnd).once('close', onEnd).once('error', onError);
  });

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
