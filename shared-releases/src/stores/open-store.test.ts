/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ReleaseError } from '../errors.ts';
import { openReleaseStore } from './open-store.ts';

const previous = process.cwd();
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'open-store-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(previous);
  rmSync(folder, { recursive: true });
});

test.each([
  's3:/releases/site',
  'S3://releases/site',
  'foo://x',
  'https://example.com/releases',
  'file:releases',
])('%s is refused, not taken as a folder', async (location) => {
  const opened = openReleaseStore(location);
  await expect(opened).rejects.toThrow(ReleaseError);
  await expect(opened).rejects.toThrow(
    `The release store ${location} is neither a folder nor s3://bucket/prefix.`,
  );
});

test.each(['s3://', 's3:///site', 's3://no bucket/site'])('%s names no bucket', async (location) => {
  const opened = openReleaseStore(location);
  await expect(opened).rejects.toThrow(ReleaseError);
  await expect(opened).rejects.toThrow('names no bucket: use s3://bucket/prefix.');
});

test.each(['releases', './with:colon', 'releases/2026:11'])('%s is a folder', async (location) => {
  const store = await openReleaseStore(location);
  await store.put('sets/1.json', Buffer.from('{}'));
  expect(readdirSync(path.join(folder, location), { recursive: true })).toContain('sets/1.json');
});
