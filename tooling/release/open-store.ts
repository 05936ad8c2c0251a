import path from 'node:path';
import { createFolderStore, type ReleaseStore } from 'shared-shell/releases';
import { root } from '../processes/root.ts';

/** The release store that the commands work on: the folder `RELEASE_STORE`, default `.releases`. */
export const openStore = (): ReleaseStore =>
  createFolderStore(process.env.RELEASE_STORE ?? path.join(root, '.releases'));
