import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PostgresServer, runSql, startPostgres } from 'tooling/processes/postgres-server.ts';
import { postgresUrl, startService, templateDatabase } from './start-service.ts';

declare global {
  var apiTestPostgres: PostgresServer | undefined;
}

/** Prepares tables and demonstration data once for all test files, on both databases, because it takes seconds. */
export default async function prepareDatabases(): Promise<void> {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new Error('Run the tests with Node 24: npm run unit -w api.');
  const template = mkdtempSync(join(tmpdir(), 'api-template-'));
  process.env.API_TEST_TEMPLATE = template;
  const embedded = startService({ store: 'pglite', dataDir: template }).then((service) => service.stop());

  const server = await startPostgres();
  globalThis.apiTestPostgres = server;
  process.env.API_TEST_POSTGRES = server.url('DATABASE');
  await runSql(postgresUrl('postgres'), `CREATE DATABASE ${templateDatabase}`);
  const scratch = mkdtempSync(join(tmpdir(), 'api-scratch-'));
  const served = await startService({
    store: 'postgres',
    dataDir: scratch,
    databaseUrl: postgresUrl(templateDatabase),
  });
  await served.remove();
  await embedded;
}
