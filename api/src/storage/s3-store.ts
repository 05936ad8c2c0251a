import type { Readable } from 'node:stream';
import type { Configuration } from '../configuration/configuration.ts';
import { DocumentMissing, type DocumentStore, StoreUnavailable } from './document-store.ts';

/** Prefix of every key, so that the bucket can have other contents too. */
const KEY_PREFIX = 'documents/';

/**
 * Documents in an S3-compatible store. The library is large and therefore loaded only where a bucket is configured.
 * Each document is buffered (the upload limits keep it small) and put in one request, which stores all of it or nothing.
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
    maxAttempts: 3,
  });
  const Key = (key: string) => `${KEY_PREFIX}${key}`;
  return {
    put: async (key, content, contentType) => {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk as Buffer);
      const Body = Buffer.concat(chunks);
      await client
        .send(new PutObjectCommand({ Bucket: bucket, Key: Key(key), Body, ContentType: contentType }))
        .catch((error: unknown) => {
          throw new StoreUnavailable(error);
        });
    },
    get: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: Key(key) }));
        return Body as Readable;
      } catch (error) {
        if ((error as { name?: string }).name === 'NoSuchKey')
          throw new DocumentMissing('The document is not in the store.');
        throw new StoreUnavailable(error);
      }
    },
    remove: async (keys) => {
      if (keys.length === 0) return;
      await client.send(
        new DeleteObjectsCommand({
          Bucket: bucket,
          Delete: { Objects: keys.map((key) => ({ Key: Key(key) })), Quiet: true },
        }),
      );
    },
    async *list() {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: KEY_PREFIX, ContinuationToken }),
        );
        for (const { Key: name, LastModified } of page.Contents ?? []) {
          if (name && LastModified) yield { key: name.slice(KEY_PREFIX.length), modified: LastModified };
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    },
  };
}
