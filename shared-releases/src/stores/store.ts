/**
 * Storage of releases. Keys are relative paths: `<remote>/<version>/<file>` and `sets/<channel>/<number>.json`. They are
 * written once and never changed; `putIfAbsent` is the only concurrency control. Only the records of running servers
 * (`servers/<channel>/…`) are overwritten.
 */
export interface ReleaseStore {
  /** Null when there is no such key. */
  get: (key: string) => Promise<Buffer | null>;
  /** Returns false and changes nothing when the key exists. Readers see the complete content or none. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Writes a key, also over an earlier content. Readers see one of the two contents completely. */
  put: (key: string, content: Buffer) => Promise<void>;
  /** Keys that start with `prefix`. */
  list: (prefix: string) => Promise<string[]>;
  /** Time (ms) of the newest write of a key that starts with `prefix`; 0 when there is none. */
  lastWrite: (prefix: string) => Promise<number>;
  /** Removes every key that starts with `prefix`. Only for sweeping, and for the records of servers. */
  remove: (prefix: string) => Promise<void>;
}
