export { hasWorker, keepPage, loadedFiles, tellWorker } from './ask-worker.ts';
export { askForSync, onSync } from './background-sync.ts';
export { type CopiedQuery, copiedQueries } from './copied-queries.ts';
export {
  accountGeneration,
  deleteAllCopies,
  deleteCopies,
  deleteCopiesOfAccount,
  isKept,
  isOnDevice,
  listCopies,
  type PageCopy,
} from './copies.ts';
export { jsonIn, PAGE_DATA_ID } from './page-json.ts';
export {
  BROWSER_CONTENT,
  CACHES,
  COPY_BAR,
  COPY_HEADERS,
  FILES_CACHE_PREFIX,
  type KeepAnswer,
  type KeepMessage,
  MISSING_PARAMETER,
  OFFLINE_RULE_HEADER,
  SAVED_PAGES_PATH,
  SEND_WAITING,
  type ShownContent,
  STORAGE_INDEX,
  type WorkerMessage,
} from './protocol.ts';
