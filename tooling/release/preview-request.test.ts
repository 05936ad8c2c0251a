import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../repository.ts';
import { localPreviewKey } from './preview-key.ts';
import { readPreviewRequest } from './preview-request.ts';

const key = 'k'.repeat(32);
const now = Date.parse('2026-01-01T00:00:00Z');
const read = (args: string[], { env = {} as NodeJS.ProcessEnv, branch = 'feature/New search!' } = {}) =>
  readPreviewRequest(args, { env, branch, localSite: 'http://localhost:3700', localKey: () => key, now });

test('by default the preview has the name of the branch, copies production and opens on the local site', () => {
  expect(read(['mfe-events'])).toEqual({
    names: ['mfe-events'],
    name: 'feature-new-search',
    from: 'production',
    expiresAt: Date.parse('2026-01-08T00:00:00Z'),
    site: 'http://localhost:3700',
    key,
    build: true,
  });
  expect(read(['mfe-events', 'mfe-accounts'], { branch: 'main' }).name).toBe('mfe-events-mfe-accounts');
});

test('arguments and environment name another site, channel, name and lifetime', () => {
  const env = {
    PREVIEW_KEY: 'x'.repeat(40),
    CHANNEL: 'staging',
    PREVIEW_SITE: 'https://staging.example.org/',
  };
  expect(read(['shell', '--name', 'pr-12', '--days', '1', '--no-build'], { env })).toEqual({
    names: ['shell'],
    name: 'pr-12',
    from: 'staging',
    expiresAt: Date.parse('2026-01-02T00:00:00Z'),
    site: 'https://staging.example.org',
    key: env.PREVIEW_KEY,
    build: false,
  });
  expect(read(['shell', '--from', 'beta'], { env }).from).toBe('beta');
  expect(read(['shell', '--store', 's3://b'], { env: { ...env, RELEASE_STORE: 'f' } }).store).toBe('s3://b');
});

test.each([
  [[], 'Name the remotes to preview'],
  [['shell', 'mfe-events'], 'Preview the shell alone'],
  [['mfe-events', '--name', 'PR 12'], '--name PR 12: use lower case letters'],
  [['mfe-events', '--days', 'x'], '--days x: name a number of days up to 90'],
  [['mfe-events', '--days', '91'], '--days 91'],
  [['mfe-events', '--site', 'staging'], '--site staging: name the http(s) address'],
  [['mfe-events', '--unknown'], "Unknown option '--unknown'"],
  [['mfe-events', '--site', 'https://staging.example.org'], 'PREVIEW_KEY must be the secret of the server'],
])('%j is refused with the remedy', (args, message) => {
  expect(() => read(args)).toThrow(message);
});

test('the local site is at the port that npm start reads', () => {
  const { stderr } = spawnSync(process.execPath, ['tooling/commands/preview.ts', 'mfe-events'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT: 'none' },
  });
  expect(stderr).toBe('PORT=none is not a port number.\n');
});

test('the secret of the local site is made once, readable by its owner only', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-key-'));
  const made = localPreviewKey(path.join(folder, '.data'));
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(localPreviewKey(path.join(folder, '.data'))).toBe(made);
  expect(statSync(path.join(folder, '.data/preview-key')).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});
