import { rmSync } from 'node:fs';

export default async function cleanUp(): Promise<void> {
  await globalThis.apiTestPostgres?.stop();
  if (process.env.API_TEST_TEMPLATE) rmSync(process.env.API_TEST_TEMPLATE, { recursive: true, force: true });
}
