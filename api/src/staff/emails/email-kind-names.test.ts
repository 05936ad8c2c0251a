import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { emailKindNames } from './email-kind-names.ts';

test('every kind of e-mail that a domain sends has a name for staff', () => {
  const folder = join(__dirname, '../..');
  const kinds = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^\w+\/emails\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}kind: '([\w-]+)',$/gm)])
    .map(([, kind]) => kind);
  expect(kinds.length).toBeGreaterThan(10);
  expect(kinds.sort()).toEqual(Object.keys(emailKindNames).sort());
});
