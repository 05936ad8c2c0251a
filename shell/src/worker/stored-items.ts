import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { STORAGE_INDEX } from 'shared-shell/offline';

/** What is known about a stored response without reading it. */
export interface StoredItem {
  cache: string;
  /** Absolute address. */
  url: string;
  bytes: number;
  /** The releases that a page was rendered from, `name@version`. */
  releases?: readonly string[];
  /** Addresses of the pictures of a page. */
  pictures?: readonly string[];
}

interface Schema extends DBSchema {
  items: {
    key: [cache: string, url: string];
    /** `order` rises with each storing. A number, because the clock of a phone may be wrong. */
    value: StoredItem & { order: number };
    indexes: { order: number };
  };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  const forget = () => {
    opened = null;
  };
  opened ??= openDB<Schema>(STORAGE_INDEX, 1, {
    upgrade: (created) =>
      void created.createObjectStore('items', { keyPath: ['cache', 'url'] }).createIndex('order', 'order'),
    // Somebody deletes it: the QA panel, or the server has turned copies off.
    blocking: (_current, _next, event) => {
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
  opened.catch(forget);
  return opened;
}

/** Notes a response as the newest. Before it is stored: what is noted and not there costs nothing. */
export async function noteItem(item: StoredItem): Promise<void> {
  const { store, done } = (await database()).transaction('items', 'readwrite');
  const newest = await store.index('order').openKeyCursor(null, 'prev');
  await Promise.all([store.put({ ...item, order: Number(newest?.key ?? 0) + 1 }), done]);
}

/** All noted responses, the oldest first. */
export const allItems = async (): Promise<StoredItem[]> =>
  (await database()).getAllFromIndex('items', 'order');

export async function forgetItems(items: readonly Pick<StoredItem, 'cache' | 'url'>[]): Promise<void> {
  if (items.length === 0) return;
  const { store, done } = (await database()).transaction('items', 'readwrite');
  await Promise.all([...items.map(({ cache, url }) => store.delete([cache, url])), done]);
}
