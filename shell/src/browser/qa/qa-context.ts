import type { RemoteRegistry } from 'shared-host/browser';
import type { PageData } from '../../page-data.ts';
import type { QaLog } from './qa-log.ts';
import type { TabView } from './tab-view.ts';

/** What panel and banner show. */
export interface QaContext {
  data: PageData;
  registry: RemoteRegistry;
  /** What this tab shows instead of the site that visitors get. */
  view: TabView;
  /** Overrides that could not be loaded, by remote, with the cause. */
  failed: Readonly<Record<string, string>>;
  /** What has happened on this page so far. */
  log: QaLog;
}
