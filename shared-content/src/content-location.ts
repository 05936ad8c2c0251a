import path from 'node:path';

/** The demonstration pack of the repository. */
export const DEMONSTRATION_PACK = path.resolve(import.meta.dirname, '../../content');

/**
 * Where the pack of this process is: `CONTENT` (folder or http(s) address), else the demonstration pack; in production
 * without `CONTENT` the empty pack (null), so that nobody publishes the demonstration by accident.
 */
export const contentLocation = (env: Readonly<Record<string, string | undefined>>): string | null =>
  env.CONTENT || (env.NODE_ENV === 'production' ? null : DEMONSTRATION_PACK);
