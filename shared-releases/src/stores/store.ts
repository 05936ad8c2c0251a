/**
 * Storage of releases. Keys are relative paths: `<remote>/<version>/<file>` and `sets/<channel>/<number>.json`. Files
 * are written once and never changed; `putIfAbsent` is the only concurrency control.
 */
export interface ReleaseStore {
  /** Null when there is no such key. */
  get: (key: string) => Promise<Buffer | null>;
  /** Returns false and changes nothing when the key exists. Readers see the complete content or none. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Keys that start with `prefix`. */
  list: (prefix: string) => Promise<string[]>;
  /** Removes every key that starts with `prefix`. Only for sweeping old releases. */
  remove: (prefix: string) => Promise<void>;
}
