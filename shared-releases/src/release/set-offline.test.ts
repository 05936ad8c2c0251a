import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeNextSet } from '../sets/sets.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import { setOffline } from './set-offline.ts';

test('the switch is one set, and every later release carries it until it is turned back', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sets-'));
  const store = createFolderStore(folder);
  const about = { author: 'a', commit: 'c' };
  const change = (offline: 'on' | 'off') => setOffline(store, { channel: 'production', offline, ...about });
  const release = (version: string) =>
    writeNextSet(store, 'production', {
      ...about,
      message: 'release',
      remotes: (before) => ({ ...before, 'mfe-a': { version, descriptor: 'sha384-x' } }),
    });
  await release('1.0.0');
  expect(await change('on')).toMatchObject({ number: 1 });
  expect(await change('off')).toMatchObject({ number: 2, message: 'offline off', offline: 'off' });
  expect(await change('off')).toMatchObject({ number: 2 });
  expect(await release('2.0.0')).toMatchObject({ number: 3, offline: 'off' });
  const last = await change('on');
  expect(last).toMatchObject({ number: 4, remotes: { 'mfe-a': { version: '2.0.0' } } });
  expect(last.offline).toBeUndefined();
  await rm(folder, { recursive: true });
});
