import type { Readable } from 'node:stream';
import pLimit from 'p-limit';
import type { Configuration } from '../configuration/configuration.ts';
import { DocumentMissing, type DocumentStore, StoreUnavailable } from './document-store.ts';
import { receive } from './receive.ts';

/** How many documents a store removes in one call. */
const REMOVED_AT_ONCE = 1_000;

/** How many documents are sent at the same time. Each is in memory while it is sent. */
const SENT_AT_ONCE = 8;

/** Prefix of every key, so that the bucket can have other contents too. */
const KEY_PREFIX = 'documents/';

/**
 * Time limits in ms: for a connection, for a pause in a request or its answer, for a call with its repetitions until its
 * answer begins, for a check, and for storing a document. Visitors wait for them while the store hangs.
 */
const CONNECTION_LIMIT_MS = 2_000;
const SILENCE_LIMIT_MS = 5_000;
const CALL_LIMIT_MS = 5_000;
const CHECK_LIMIT_MS = 2_000;
const WRITE_LIMIT_MS = 60_000;

/** Ends a call at its time limit. What streams afterwards, such as a document that is read, has the limit of a pause. */
async function within<T>(
  limitMs: number,
  call: (options: { abortSignal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`The document store did not answer within ${limitMs / 1000} s.`)),
    limitMs,
  );
  try {
    return await call({ abortSignal: controller.signal });
  } catch (error) {
    // The library says only that the request was aborted.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Documents in an S3-compatible store. The library is large and therefore loaded only where a bucket is configured.
 * A document arrives in a temporary file, because many visitors with slow connections may send one at the same time. It is
 * then put in one request, which stores all of it or nothing.
 */
export async function openS3Store(settings: NonNullable<Configuration['s3']>): Promise<DocumentStore> {
  const {
    DeleteObjectsCommand,
    GetObjectCommand,
    HeadBucketCommand,
    ListObjectsV2Command,
    PutObjectCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3');
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    // Some S3-compatible stores do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECTION_LIMIT_MS, socketTimeout: SILENCE_LIMIT_MS },
  });
  const sending = pLimit(SENT_AT_ONCE);
  const Key = (key: string) => `${KEY_PREFIX}${key}`;
  return {
    put: async (key, content, contentType) => {
      const file = await receive(content);
      try {
        await sending(async () => {
          const { size } = await file.stat();
          const { buffer: Body } = await file.read(Buffer.alloc(size), 0, size, 0);
          const command = new PutObjectCommand({
            Bucket: bucket,
            Key: Key(key),
            Body,
            ContentType: contentType,
          });
          await within(WRITE_LIMIT_MS, (options) => client.send(command, options)).catch((error: unknown) => {
            throw new StoreUnavailable(error);
          });
        });
      } finally {
        await file.close();
      }
    },
    get: async (key) => {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: Key(key) });
        const { Body } = await within(CALL_LIMIT_MS, (options) => client.send(command, options));
        return Body as Readable;
      } catch (error) {
        if ((error as { name?: string }).name === 'NoSuchKey')
          throw new DocumentMissing('The document is not in the store.');
        throw new StoreUnavailable(error);
      }
    },
    remove: async (keys) => {
      for (let start = 0; start < keys.length; start += REMOVED_AT_ONCE) {
        const command = new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: {
            Objects: keys.slice(start, start + REMOVED_AT_ONCE).map((key) => ({ Key: Key(key) })),
            Quiet: true,
          },
        });
        const { Errors = [] } = await within(CALL_LIMIT_MS, (options) => client.send(command, options)).catch(
          (error: unknown) => {
            throw new StoreUnavailable(error);
          },
        );
        // The call succeeds even when the store has refused to remove anything.
        if (Errors.length > 0)
          throw new StoreUnavailable(new Error(`Documents were not removed: ${Errors[0]!.Code}.`));
      }
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: KEY_PREFIX, ContinuationToken });
        const page = await within(CALL_LIMIT_MS, (options) => client.send(command, options)).catch(
          (error: unknown) => {
            throw new StoreUnavailable(error);
          },
        );
        for (const { Key: name, LastModified } of page.Contents ?? []) {
          if (name && LastModified) yield { key: name.slice(KEY_PREFIX.length), modified: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    check: async () => {
      const command = new HeadBucketCommand({ Bucket: bucket });
      await within(CHECK_LIMIT_MS, (options) => client.send(command, options)).catch((error: unknown) => {
        throw explained(error, bucket);
      });
    },
  };
}

/** Answers about a bucket have no body, so that the library calls each of them "UnknownError". */
function explained(error: unknown, bucket: string): unknown {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
  const cures: Readonly<Record<number, string>> = {
    301: `The bucket "${bucket}" is in another region: correct S3_REGION.`,
    403: `The document store refuses the keys: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let them list the bucket "${bucket}".`,
    404: `The document store has no bucket "${bucket}": create it, or correct S3_BUCKET or S3_ENDPOINT.`,
  };
  return cures[status] ? new Error(cures[status], { cause: error }) : error;
}
