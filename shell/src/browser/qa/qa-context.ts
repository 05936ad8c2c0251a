import type { RemoteRegistry } from 'shared-host/browser';
import type { PageData } from '../../page-data.ts';

/** What panel and banner show. */
export interface QaContext {
  data: PageData;
  registry: RemoteRegistry;
  /** Overrides that could not be loaded, by remote, with the cause. */
  failed: Readonly<Record<string, string>>;
  /** What this page has reported so far. */
  reports: () => readonly { what: string; owner: string }[];
}
