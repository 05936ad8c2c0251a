import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name <what>` writes the next migration from the difference between the schema and the
 * last one. It looks for drizzle-orm beside itself: if npm keeps that in this workspace, run
 * `npm install --no-save drizzle-orm` at the root first.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './migrations',
  prefix: 'index',
} as Parameters<typeof defineConfig>[0]);
