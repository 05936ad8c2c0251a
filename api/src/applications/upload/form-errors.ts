import type { UploadLimits } from '../../configuration/configuration.ts';
import { HttpError, httpError } from '../../http/http-error.ts';

/** Bytes as megabytes for a message: `10 MB`. */
export const megabytes = (bytes: number): string => `${Number((bytes / 1024 / 1024).toFixed(1))} MB`;

export const documentsTooLarge = ({ maxTotalBytes }: UploadLimits): HttpError =>
  httpError.bodyTooLarge(`All documents together may have at most ${megabytes(maxTotalBytes)}.`);

export const tooManyDocuments = ({ maxFiles }: UploadLimits): HttpError =>
  httpError.badRequest({ detail: `At most ${maxFiles} documents can be sent at once.` });

export const invalidBoundary = (boundary: string): HttpError =>
  httpError.badRequest({
    detail: `Multipart form parse error - Invalid boundary in multipart: ${boundary.slice(0, 100)}`,
  });

/** The errors of the multipart parser as this API's answers; other errors are returned unchanged. */
export function toFormError(error: unknown, contentType: string, limits: UploadLimits): unknown {
  if (error instanceof HttpError) return error;
  const { code, message = '' } = error as { code?: string; message?: string };
  switch (code) {
    case 'FST_FILES_LIMIT':
      return tooManyDocuments(limits);
    case 'FST_FIELDS_LIMIT':
    case 'FST_PARTS_LIMIT':
      return httpError.badRequest({ detail: 'The number of form fields exceeds the limit.' });
    case 'FST_INVALID_MULTIPART_CONTENT_TYPE':
      return httpError.unsupportedMediaType(contentType);
    case 'FST_INVALID_JSON_FIELD_ERROR':
      return httpError.badRequest({
        detail: 'Multipart form parse error - a field is not the JSON that its type names.',
      });
    case 'FST_PROTO_VIOLATION':
      return httpError.badRequest({
        detail: 'Multipart form parse error - a field has a name that is not allowed.',
      });
  }
  if (/boundary not found/i.test(message)) {
    return invalidBoundary('None');
  }
  if (/unexpected end|malformed|premature close|terminated|aborted/i.test(message)) {
    return httpError.badRequest({ detail: 'Multipart form parse error - the form ended too early.' });
  }
  return error;
}
