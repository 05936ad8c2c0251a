import type { Readable } from 'node:stream';

export interface StoredObject {
  key: string;
  modified: Date;
}

/** Where uploaded documents lie. Keys are random and drawn by the caller; names of people never reach the store. */
export interface DocumentStore {
  /** Resolves when the bytes are safe: a crash after it loses nothing. Rejects with what the stream failed with. */
  put: (key: string, content: Readable, contentType: string) => Promise<void>;
  /** Rejects with `DocumentMissing`. */
  get: (key: string) => Promise<Readable>;
  remove: (keys: readonly string[]) => Promise<void>;
  list: () => AsyncIterable<StoredObject>;
  /** Throws when the store cannot be used right now. */
  check: () => Promise<void>;
}

export class DocumentMissing extends Error {}

/** The store cannot take or give documents right now: answered by 503, and a later try may work. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('The document store cannot be reached.', { cause });
  }
}
