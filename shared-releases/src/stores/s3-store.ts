import { ReleaseError } from '../errors.ts';
import { contentTypeOf } from './content-type.ts';
import type { ReleaseStore } from './store.ts';

export interface S3Settings {
  bucket: string;
  /** Folder inside the bucket, without leading or trailing slash; empty for the bucket itself. */
  prefix: string;
  /** URL of any S3-compatible service; default: Amazon's for the region. */
  endpoint?: string;
  region: string;
  /** Time limits in ms of a read and of a write, with repetitions and content. Default 15 s and 120 s. */
  callLimitMs?: number;
  writeLimitMs?: number;
}

/**
 * Time limits in ms: for a connection, for a pause in an answer, and for a call with its repetitions and its content.
 * Writes have a longer one, because releases contain videos.
 */
const CONNECTION_LIMIT_MS = 2_000;
const SILENCE_LIMIT_MS = 5_000;
const CALL_LIMIT_MS = 15_000;
const WRITE_LIMIT_MS = 120_000;

/**
 * A release store in an S3-compatible bucket. Every call fails at a time limit, because callers such as the follower of
 * the newest set wait for it. `If-None-Match: *` makes writes a compare-and-swap. The library reads its
 * credentials from the environment, and is loaded only when a bucket is configured.
 */
export async function createS3Store({
  bucket,
  prefix,
  endpoint,
  region,
  callLimitMs = CALL_LIMIT_MS,
  writeLimitMs = WRITE_LIMIT_MS,
}: S3Settings): Promise<ReleaseStore> {
  const { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // Some S3-compatible services do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_LIMIT_MS, socketTimeout: SILENCE_LIMIT_MS },
  });
  /** Runs one call. The library's own limits end with the head of an answer; this one holds for its content too. */
  const withinLimit = async <T>(
    limitMs: number,
    call: (options: { abortSignal: AbortSignal }) => Promise<T>,
  ): Promise<T> => {
    const abortSignal = AbortSignal.timeout(limitMs);
    const expired = new Promise<never>((_resolve, reject) => {
      abortSignal.addEventListener('abort', () =>
        reject(new Error(`The object store did not answer within ${limitMs / 1_000} s.`)),
      );
    });
    return Promise.race([call({ abortSignal }), expired]);
  };
  const within = prefix ? `${prefix}/` : '';
  const putRequest = (key: string, content: Buffer) => ({
    Bucket: bucket,
    Key: within + key,
    Body: content,
    ContentType: contentTypeOf(key.replace(/\.br$/, '')) ?? 'application/octet-stream',
    ...(key.endsWith('.br') && { ContentEncoding: 'br' }),
  });
  const objects = async (start: string): Promise<{ key: string; written: number }[]> => {
    const found: { key: string; written: number }[] = [];
    let token: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: bucket,
        Prefix: within + start,
        ContinuationToken: token,
      });
      const page = await withinLimit(callLimitMs, (options) => client.send(command, options));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key) found.push({ key: Key.slice(within.length), written: LastModified?.getTime() ?? 0 });
      token = page.NextContinuationToken;
    } while (token);
    return found;
  };
  const list = async (start: string) => (await objects(start)).map(({ key }) => key).sort();
  /** A call whose failure is one line that names the store. */
  const explained =
    <Arguments extends unknown[], Result>(call: (...args: Arguments) => Promise<Result>) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await call(...args);
      } catch (error) {
        throw new ReleaseError(
          `The release store s3://${bucket}/${prefix}${endpoint ? ` at ${endpoint}` : ''} cannot be used: ${reasonOf(error as Error)}`,
          { cause: error },
        );
      }
    };
  return {
    get: explained(async (key) => {
      try {
        const command = new GetObjectCommand({ Bucket: bucket, Key: within + key });
        return await withinLimit(callLimitMs, async (options) => {
          const { Body } = await client.send(command, options);
          return Body ? Buffer.from(await Body.transformToByteArray()) : null;
        });
      } catch (error) {
        if (['NoSuchKey', 'NotFound'].includes((error as Error).name)) return null;
        throw error;
      }
    }),
    putIfAbsent: explained(async (key, content) => {
      try {
        const command = new PutObjectCommand({ ...putRequest(key, content), IfNoneMatch: '*' });
        await withinLimit(writeLimitMs, (options) => client.send(command, options));
        return true;
      } catch (error) {
        const { name, $metadata } = error as Error & { $metadata?: { httpStatusCode?: number } };
        // 409: a concurrent write of the same key, which exists afterwards as well.
        if (name === 'PreconditionFailed' || [409, 412].includes($metadata?.httpStatusCode ?? 0))
          return false;
        throw error;
      }
    }),
    put: explained(async (key, content) => {
      const command = new PutObjectCommand(putRequest(key, content));
      await withinLimit(writeLimitMs, (options) => client.send(command, options));
    }),
    list: explained(list),
    lastWrite: explained(async (start) =>
      (await objects(start)).reduce((newest, { written }) => Math.max(newest, written), 0),
    ),
    remove: explained(async (start) => {
      const keys = await list(start);
      for (let at = 0; at < keys.length; at += 1_000) {
        const Objects = keys.slice(at, at + 1_000).map((key) => ({ Key: within + key }));
        const command = new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } });
        await withinLimit(callLimitMs, (options) => client.send(command, options));
      }
    }),
  };
}

/** Why a call failed, as one line. */
function reasonOf(error: Error): string {
  if (error.name === 'CredentialsProviderError')
    return 'there are no credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.';
  // A refused connection has one error for each address, and no message of its own.
  const { message, name } = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  const [line = ''] = message.split('\n');
  return line || name;
}
