import path from 'node:path';
import { openReleaseStore } from 'shared-releases';
import { root } from '../repository.ts';

/** The release store the commands work on: `RELEASE_STORE`, a folder or `s3://bucket/prefix`; default `.releases`. */
export const openStore = (location = process.env.RELEASE_STORE) =>
  openReleaseStore(location ?? path.join(root, '.releases'));
