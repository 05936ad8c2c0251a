import { join } from 'node:path';
import type { Configuration } from '../configuration/configuration.ts';
import { openDiskStore } from './disk-store.ts';
import type { DocumentStore } from './document-store.ts';
import { openS3Store } from './s3-store.ts';

/** The configured document store: an S3 bucket, or a directory beside the data. */
export const openDocumentStore = (configuration: Configuration): Promise<DocumentStore> =>
  configuration.s3
    ? openS3Store(configuration.s3)
    : openDiskStore(join(configuration.dataDir, 'uploads'), { isShared: Boolean(configuration.databaseUrl) });
