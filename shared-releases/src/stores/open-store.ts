import { ReleaseError } from '../errors.ts';
import { createFolderStore } from './folder-store.ts';
import { createS3Store } from './s3-store.ts';
import type { ReleaseStore } from './store.ts';

/** Begins like an address: `s3:/bucket`, `https://…`. A drive of Windows has one letter. */
const OTHER_ADDRESS = /^[a-z][a-z\d+.-]+:/i;

/**
 * Opens the release store of a deployment: a folder, or `s3://bucket/prefix` with `S3_ENDPOINT`, `S3_REGION` and the
 * credentials of the S3 library from the environment.
 * @throws ReleaseError when it is another address, or names no bucket
 */
export async function openReleaseStore(
  location: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<ReleaseStore> {
  if (!location.startsWith('s3://')) {
    if (OTHER_ADDRESS.test(location))
      throw new ReleaseError(
        `The release store ${location} is neither a folder nor s3://bucket/prefix. A folder whose name has a colon begins with ./`,
      );
    return createFolderStore(location);
  }
  const { host: bucket, pathname } = URL.canParse(location) ? new URL(location) : { host: '', pathname: '' };
  if (!bucket)
    throw new ReleaseError(`The release store ${location} names no bucket: use s3://bucket/prefix.`);
  return createS3Store({
    bucket,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? env.AWS_REGION ?? 'us-east-1',
  });
}
