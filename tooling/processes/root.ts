import path from 'node:path';

/** The project's root folder. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Remotes, in the order of their dev ports. */
export const remotes = [
  { name: 'mfe-marketing', port: 3001 },
  { name: 'mfe-catalogue', port: 3002 },
  { name: 'mfe-accounts', port: 3003 },
  { name: 'mfe-events', port: 3004 },
] as const;
