/**
 * Where releases live. Keys are relative paths: `<remote>/<version>/<file>` and `sets/<channel>/<number>.json`.
 * Everything in it is written once (and swept whole); only `putIfAbsent` decides who wrote it, which is all the concurrency control
 * two releasing teams need.
 */
export interface ReleaseStore {
  /** Null when there is no such key. */
  get: (key: string) => Promise<Buffer | null>;
  /** False, and nothing changed, when the key exists. The content is complete or absent, never half-written. */
  putIfAbsent: (key: string, content: Buffer) => Promise<boolean>;
  /** Keys that start with `prefix`. */
  list: (prefix: string) => Promise<string[]>;
  /** Removes every key that starts with `prefix`. Only for sweeping what nobody can need any more. */
  remove: (prefix: string) => Promise<void>;
}
