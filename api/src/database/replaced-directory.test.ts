import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clearUpReplacing } from './replaced-directory.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'replaced-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What of the folders that a restore left is there afterwards, each with what is in it: their own names. */
function clearUp(...left: string[]) {
  for (const name of left) mkdirSync(join(dataDir, name, name), { recursive: true });
  clearUpReplacing(join(dataDir, 'database'));
  return readdirSync(dataDir).map((name) => [name, readdirSync(join(dataDir, name))]);
}

test('a database that was moved away comes back', () =>
  expect(clearUp('database.replaced', 'database.loaded')).toEqual([['database', ['database.replaced']]]));

test('what is left beside a database is removed', () =>
  expect(clearUp('database', 'database.replaced', 'database.loaded')).toEqual([['database', ['database']]]));

test('a new folder stays empty', () => {
  clearUp();
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
});
