import type { Multipart } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type DocumentGroup, documentGroups } from 'shared-api/schemas';
import type { UploadLimits } from '../../configuration/configuration.ts';
import { HttpError, httpError } from '../../http/http-error.ts';
import type { DocumentStore } from '../../storage/document-store.ts';
import { FileErrors } from './file-errors.ts';
import { documentsTooLarge, invalidBoundary, toFormError, tooManyDocuments } from './form-errors.ts';
import { type StoredFile, storeFile } from './store-file.ts';

export interface ApplicationForm {
  /** Text, except for what a part of type `application/json` holds. */
  fields: Record<string, unknown>;
  /** DRF's nested errors by group (API-32). */
  fileErrors: Record<string, object[]>;
}

/** `{group}[{index}][file]`, and DRF's own `{group}[{index}]file` (API-31). */
const fileFieldPattern = /^([a-z_]+)\[(\d{1,9})\]\[?file\]?$/;

/** RFC 2046. */
const MAX_BOUNDARY_LENGTH = 70;
const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 16 * 1024;
/** Room for boundaries, headers and text fields beside the documents. */
const MAX_BYTES_BESIDE_FILES = 2 * 1024 * 1024;

const parserLimits = ({ maxFiles, maxFileBytes }: UploadLimits) => ({
  files: maxFiles,
  fileSize: maxFileBytes,
  fields: MAX_FIELDS,
  fieldSize: MAX_FIELD_BYTES,
  parts: maxFiles + MAX_FIELDS,
  fieldNameSize: 200,
  headerPairs: 20,
});

/**
 * Reads the multipart body of an application and stores each file as it arrives, one after the other.
 * @param stored the stored files are added to it, also those of a form that fails; the caller keeps or removes them
 * @throws HttpError for a form that is invalid as a whole; problems of single files are returned
 */
export async function readApplicationForm(
  request: FastifyRequest,
  documents: DocumentStore,
  stored: StoredFile[],
  limits: UploadLimits,
): Promise<ApplicationForm> {
  const contentType = request.headers['content-type'] ?? '';
  checkHeaders(request, contentType, limits);
  const reader = new FormReader(documents, stored, limits);
  try {
    for await (const part of request.parts({ limits: parserLimits(limits) })) await reader.read(part);
  } catch (error) {
    // The rest of the body is read and dropped: a client that is still sending sees the answer only after that.
    request.raw.unpipe();
    request.raw.resume();
    throw toFormError(error, contentType, limits);
  }
  return reader.finish();
}

/** Refuses a body that is too large before it is read, and one without a length; browsers always send the length. */
function checkHeaders(request: FastifyRequest, contentType: string, limits: UploadLimits): void {
  if (!/^multipart\/form-data\b/i.test(contentType)) throw httpError.unsupportedMediaType(contentType);
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;]*))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (boundary.length > MAX_BOUNDARY_LENGTH) throw invalidBoundary(boundary);
  const length = request.headers['content-length'];
  if (length === undefined)
    throw new HttpError(411, { detail: 'The length of the form must be sent with it.' });
  if (Number(length) > limits.maxTotalBytes + MAX_BYTES_BESIDE_FILES) throw documentsTooLarge(limits);
}

/** The group and index of a file's field name; null for other names. */
function readTarget(fieldName: string): { group: DocumentGroup; index: number } | null {
  const [, name, index] = fileFieldPattern.exec(fieldName) ?? [];
  const group = documentGroups.find((known) => known === name);
  return group ? { group, index: Number(index) } : null;
}

/** The parts of one form, read one after the other. */
class FormReader {
  readonly #documents: DocumentStore;
  readonly #stored: StoredFile[];
  readonly #limits: UploadLimits;
  readonly #fields: Record<string, unknown> = Object.create(null);
  readonly #errors = new FileErrors();
  #totalBytes = 0;
  #fileCount = 0;

  constructor(documents: DocumentStore, stored: StoredFile[], limits: UploadLimits) {
    this.#documents = documents;
    this.#stored = stored;
    this.#limits = limits;
  }

  async read(part: Multipart): Promise<void> {
    const target = readTarget(part.fieldname);
    if (part.type === 'field') this.#readField(part, target);
    else if (target) await this.#readFile(part, target);
    // A file under another name is skipped.
    else part.file.resume();
  }

  #readField(
    part: Extract<Multipart, { type: 'field' }>,
    target: { group: DocumentGroup; index: number } | null,
  ): void {
    if (target) {
      const message = 'The submitted data was not a file. Check the encoding type on the form.';
      this.#errors.add(target.group, target.index, message);
    } else if (part.fieldnameTruncated || part.valueTruncated) {
      throw httpError.bodyTooLarge('A field of the form is too long.');
    } else {
      const value = part.value ?? '';
      // A list or an object has no text of its own: the field is refused, together with all others that are invalid.
      this.#fields[part.fieldname] = typeof value === 'object' ? value : String(value);
    }
  }

  async #readFile(
    part: Extract<Multipart, { type: 'file' }>,
    target: { group: DocumentGroup; index: number },
  ): Promise<void> {
    this.#fileCount += 1;
    const result = await storeFile(part, target, this.#documents, this.#stored, this.#limits);
    if (typeof result === 'string') this.#errors.add(target.group, target.index, result);
    else this.#totalBytes += result.size;
    if (this.#totalBytes > this.#limits.maxTotalBytes) throw documentsTooLarge(this.#limits);
  }

  finish(): ApplicationForm {
    if (this.#fileCount > this.#limits.maxFiles) throw tooManyDocuments(this.#limits);
    return { fields: this.#fields, fileErrors: this.#errors.nest(this.#stored) };
  }
}
