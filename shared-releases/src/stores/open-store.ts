import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { ReleaseStore } from './store.ts';

/**
 * Opens the release store of a deployment: a folder, or `s3://bucket/prefix` with `S3_ENDPOINT`, `S3_REGION` and the
 * credentials of the S3 library from the environment.
 */
export async function openReleaseStore(
  location: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseStore> {
  if (!location.startsWith('s3://')) return createFolderStore(location);
  const { host: bucket, pathname } = new URL(location);
  if (!bucket) throw new Error(`RELEASE_STORE=${location} names no bucket: use s3://bucket/prefix.`);
  return createS3Store({
    bucket,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? env.AWS_REGION ?? 'us-east-1',
  });
}
