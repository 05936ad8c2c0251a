import { Registry } from 'prom-client';
import { addContentErrors } from './content-errors.ts';

test('each scrape tells the errors of the newest pack', async () => {
  const registry = new Registry();
  let errors: string[] | undefined;
  addContentErrors(registry, () => errors);
  const scrape = async () => /^content_pack_errors (\S+)$/m.exec(await registry.metrics())?.[1];
  // One value that is missing would take the others of the scrape with it.
  expect(await scrape()).toBe('0');
  errors = ['brand.yaml line 1: name: is missing: add it', 'nav.yaml: is not UTF-8 text. Save it as UTF-8.'];
  expect(await scrape()).toBe('2');
  errors = [];
  expect(await scrape()).toBe('0');
});
