import { defineConfig } from 'drizzle-kit';

/**
 * `npx drizzle-kit generate --name <name>` writes the next migration from the difference between the schema and the last
 * snapshot. It finds drizzle-orm only in the root's node_modules: if npm has installed it in this workspace, run
 * `npm install --no-save drizzle-orm` at the root first.
 */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/database/schema.ts',
  out: './migrations',
  prefix: 'index',
} as Parameters<typeof defineConfig>[0]);
