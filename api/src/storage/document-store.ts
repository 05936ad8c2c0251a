import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  modified: Date;
}

/** Stores uploaded documents under random keys of the caller; original file names never reach the store. */
export interface DocumentStore {
  /** Resolves when the bytes are stored durably. Rejects with the error of the stream, or `StoreUnavailable`. */
  put: (key: string, content: Readable, contentType: string) => Promise<void>;
  /** Rejects with `DocumentMissing` or `StoreUnavailable`. */
  get: (key: string) => Promise<Readable>;
  /** Rejects when documents are left; those that are not there are none. */
  remove: (keys: readonly string[]) => Promise<void>;
  /** Rejects with `StoreUnavailable`. */
  list: () => AsyncIterable<StoredObject>;
  /** Throws when the store cannot be used right now. */
  check: () => Promise<void>;
}

/** The store has no document with the key. */
export class DocumentMissing extends Error {}

/** The store cannot be reached right now: answered by 503. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The document store cannot be reached.', { cause });
  }
}
