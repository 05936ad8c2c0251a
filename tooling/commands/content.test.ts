/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'content-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const content = (...args: string[]) =>
  spawnSync(process.execPath, [path.join(import.meta.dirname, 'content.ts'), ...args], {
    // As npm does: it runs in the root, and says where it was called.
    cwd: os.tmpdir(),
    env: { ...process.env, INIT_CWD: folder },
    encoding: 'utf8',
  });

test.each(['https://user:secret@host.example/x', 'https://user:sec/ret@host.example/x'])(
  'the check of %s says what is wrong without the password and without a stack',
  (address) => {
    const { status, stdout, stderr } = content('check', address);
    expect(stderr).toMatch(
      /^https:\/\/host\.example\/x: write a whole address without a user name and password, .*\n1 error in https:\/\/host\.example\/x\n$/,
    );
    expect([status, stdout]).toEqual([1, '']);
  },
  60_000,
);

test('the check of a folder without a pack is an error', () => {
  expect(content('check', '.')).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^brand\.yaml: is missing: .*\n1 error in \.\n$/),
  });
}, 60_000);

test('a new pack is written and passes the check; an address is no folder', () => {
  expect(content('new', 'http://x')).toMatchObject({
    status: 1,
    stderr: 'new writes a folder of this machine: give its name, such as my-content.\n',
  });
  expect(existsSync(path.join(folder, 'http:'))).toBe(false);
  const made = content('new', 'mine');
  expect([made.status, made.stdout]).toEqual([
    0,
    expect.stringContaining(`CONTENT=${path.join(path.basename(folder), 'mine')} npm start`),
  ]);
  expect(content('check', 'mine')).toMatchObject({
    status: 0,
    stdout: 'mine: 0 branches, 0 pictures, no errors, 0 warnings\n',
  });
}, 60_000);

test('one of a kind is counted in the singular', () => {
  writeFileSync(path.join(folder, 'brand.yaml'), 'name: One\n');
  writeFileSync(path.join(folder, 'branches.yaml'), '- id: a\n  city: A\n');
  writeFileSync(path.join(folder, 'other.yaml'), '');
  expect(content('check', '.').stdout).toContain('One: 1 branch, 0 pictures, no errors, 1 warning\n');
}, 60_000);

test('a note says where nobody can book, and that the pages in Nepali are in English', () => {
  writeFileSync(path.join(folder, 'brand.yaml'), 'name: One\n');
  writeFileSync(
    path.join(folder, 'branches.yaml'),
    '- id: a\n  city: A\n  openingHours: [{ days: [sunday], opens: "09:00", closes: "17:00" }]\n- id: b\n  city: B\n',
  );
  const count = 'One: 2 branches, 0 pictures, no errors, 0 warnings';
  const hours =
    'note: branches.yaml: branches[1].openingHours: is not set, so that nobody can book an appointment in B: write the hours in which visitors may come';
  const nepali =
    'note: ne/: is not in the pack, so that the pages in Nepali show its texts in English: write a file such as ne/branches.yaml with what differs (docs/content.md, "In Nepali")';
  const check = () => content('check', '.').stdout.trim().split('\n');
  expect(check()).toEqual([hours, nepali, count]);
  writeFileSync(path.join(folder, 'appointments.yaml'), 'url: https://calendly.com/a/b\n');
  expect(check()).toEqual([nepali, count]);
  mkdirSync(path.join(folder, 'ne'));
  writeFileSync(path.join(folder, 'ne/branches.yaml'), '- id: a\n  city: क\n');
  expect(check()).toEqual([count]);
}, 60_000);
