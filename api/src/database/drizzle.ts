import { createRequire } from 'node:module';

// Node reads drizzle-orm's package.json, 180 kB of exports, again for each of its hundred ES modules: 0.5 s of a start.
// Its CommonJS files are loaded without that, in 0.07 s.
const require = createRequire(import.meta.url);
const orm = require('drizzle-orm') as typeof import('drizzle-orm');

export const {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  lt,
  max,
  ne,
  notInArray,
  or,
  sql,
} = orm;

/** Types of columns and tables. */
export const pgCore = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core');

export const { drizzle } = require('drizzle-orm/pg-proxy') as typeof import('drizzle-orm/pg-proxy');
