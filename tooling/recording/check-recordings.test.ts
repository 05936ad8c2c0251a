import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { remotes, root } from '../repository.ts';
import { checkRecordings } from './check-recordings.ts';

test('the recorded responses of this repository can be read, and have no secrets', () => {
  for (const { name } of remotes) checkRecordings(path.join(root, name));
});

test.each(['recorded.json', 'recorded-account.json'])('%s is refused by its name', (file) => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'recorded-'));
  const check = (text: string) => () => {
    writeFileSync(path.join(folder, file), text);
    checkRecordings(folder);
  };
  try {
    expect(check('{"email":"asha@example.org","again":"asha@example.org"}')).toThrow(
      `${file} contains asha@example.org. It is committed`,
    );
    expect(check('{ "GET /api/app/event-list/": {,')).toThrow(`${file} is not JSON: `);
    expect(check('[]')).toThrow(`${file} is not an object of calls and their responses. Write it like`);
    expect(check('{"/api/app/event-list/":{"status":200}}')).toThrow(
      `${file} has "/api/app/event-list/", which is not a call.`,
    );
    expect(check('{"GET /a/":{"body":{}}}')).toThrow(`${file} has no number as status of "GET /a/".`);
    expect(check('{"GET /a/":{"status":200,"recordedAt":"yesterday"}}')).toThrow(
      `${file} has "yesterday" as recordedAt of "GET /a/", which is not a time.`,
    );
    expect(check('{}')).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
