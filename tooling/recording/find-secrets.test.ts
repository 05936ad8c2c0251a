import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotes, root } from '../repository.ts';
import { findSecrets, refuseSecrets } from './find-secrets.ts';

test.each([
  ['{"email":"asha@example.org"}', ['asha@example.org']],
  ['{"access":"eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjo3fQ.c2ln"}', ['eyJhbGciOi…']],
  ['{"file":"{api}/files/1.pdf?expires=1&sig=x"}', ['?expires=', '&sig=']],
  ['{"email":"student@example.com","link":"{api}/media/1.svg?page=2"}', []],
])('%s', (text, secrets) => {
  expect(findSecrets(text)).toEqual(secrets);
});

test('recorded responses have no secrets, neither those to guests nor those to calls with a token', () => {
  for (const { name } of remotes)
    for (const file of ['recorded.json', 'recorded-account.json']) {
      const text = readFileSync(path.join(root, name, file), 'utf8');
      expect([name, file, findSecrets(text)]).toEqual([name, file, []]);
    }
});

test.each(['recorded.json', 'recorded-account.json'])('%s with a secret is refused by its name', (file) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recorded-'));
  try {
    writeFileSync(path.join(folder, file), '{"email":"asha@example.org","again":"asha@example.org"}');
    expect(() => refuseSecrets(folder)).toThrow(`${file} contains asha@example.org. It is committed`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
