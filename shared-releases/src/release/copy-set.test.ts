/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { rollBackRemote } from '../rollback/rollback.ts';
import { integrityOf, readNewestSet, writeNextSet } from '../sets/sets.ts';
import { createFolderStore } from '../stores/folder-store.ts';
import { remoteDescriptor } from '../testing/remote-descriptor.ts';
import { promoteSet, startChannel, takenBack } from './copy-set.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const about = { author: 'a', commit: 'c' };

let shop = 0;
/** A store whose production serves a shell and two remotes. */
async function storeWithProduction() {
  shop += 1;
  const store = createFolderStore(path.join(folder, String(shop)));
  const release = async (channel: string, name: string, version: string) => {
    const descriptor = JSON.stringify(remoteDescriptor({ name, version: `1.0.0-${version}` }));
    await store.putIfAbsent(`${name}/${version}/remote.json`, Buffer.from(descriptor));
    return writeNextSet(store, channel, {
      ...about,
      message: `release ${name} ${version}`,
      remotes: (before) => ({ ...before, [name]: { version, descriptor: integrityOf(descriptor) } }),
    });
  };
  await release('production', 'shell', 's1');
  await release('production', 'mfe-a', 'a1');
  await release('production', 'mfe-b', 'b1');
  return { store, release };
}

test('a channel starts as a copy of another one, once', async () => {
  const { store, release } = await storeWithProduction();
  const set = await startChannel(store, { from: 'production', to: 'staging', ...about });
  expect(set).toMatchObject({
    number: 1,
    channel: 'staging',
    message: 'start as a copy of production 3',
    shell: { version: 's1' },
    remotes: { 'mfe-a': { version: 'a1' }, 'mfe-b': { version: 'b1' } },
  });
  await release('staging', 'mfe-a', 'a2');
  expect((await readNewestSet(store, 'production')).remotes['mfe-a']?.version).toBe('a1');
  await expect(startChannel(store, { from: 'production', to: 'staging', ...about })).rejects.toThrow(
    'staging has 2 release sets already',
  );
  await expect(startChannel(store, { from: 'nowhere', to: 'other', ...about })).rejects.toThrow(
    'Nothing is released on nowhere.',
  );
});

test('promoting brings exactly the set of the other channel, also what it does not have', async () => {
  const { store, release } = await storeWithProduction();
  await startChannel(store, { from: 'production', to: 'staging', ...about });
  await release('staging', 'mfe-a', 'a2');
  await release('production', 'mfe-c', 'c1');
  const set = await promoteSet(store, { from: 'staging', to: 'production', ...about });
  expect(set).toMatchObject({ number: 5, channel: 'production', message: 'promote staging 2' });
  expect(set.shell?.version).toBe('s1');
  expect(Object.entries(set.remotes).map(([name, { version }]) => `${name} ${version}`)).toEqual([
    'mfe-a a2',
    'mfe-b b1',
  ]);
  expect((await promoteSet(store, { from: 'staging', to: 'production', ...about })).number).toBe(5);
  await expect(promoteSet(store, { from: 'staging', number: 9, to: 'production', ...about })).rejects.toThrow(
    'staging has no release set 9.',
  );
});

test('promoting does not bring back a version that was rolled back', async () => {
  const { store, release } = await storeWithProduction();
  await startChannel(store, { from: 'production', to: 'staging', ...about });
  await release('staging', 'mfe-a', 'a2');
  await promoteSet(store, { from: 'staging', to: 'production', ...about });
  await rollBackRemote(store, 'production', { remote: 'mfe-a', reason: 'blank page', ...about });
  await expect(promoteSet(store, { from: 'staging', to: 'production', ...about })).rejects.toThrow(
    'production has rolled back mfe-a a2.',
  );
  expect((await readNewestSet(store, 'production')).remotes['mfe-a']?.version).toBe('a1');
});

test('promoting a channel that was not started as a copy is refused: it would take the rest of the site away', async () => {
  const { store, release } = await storeWithProduction();
  await release('staging', 'mfe-a', 'a2');
  await expect(promoteSet(store, { from: 'staging', to: 'production', ...about })).rejects.toThrow(
    'Set 1 of staging has no shell and releases only mfe-a: promoting it would take everything else off production.',
  );
  expect(await readNewestSet(store, 'production')).toMatchObject({
    number: 3,
    shell: { version: 's1' },
    remotes: { 'mfe-a': { version: 'a1' }, 'mfe-b': { version: 'b1' } },
  });
  // A channel without a site of its own takes whatever there is.
  expect((await promoteSet(store, { from: 'staging', to: 'trial', ...about })).number).toBe(1);
});

test('what a promotion takes from the channel is told: remotes that it does not have, and newer versions', async () => {
  const { store, release: releaseNow } = await storeWithProduction();
  // Versions are told apart by the time of their first set.
  const release: typeof releaseNow = async (...args) => {
    await setTimeout(2);
    return releaseNow(...args);
  };
  await startChannel(store, { from: 'production', to: 'staging', ...about });
  await release('staging', 'mfe-a', 'a2');
  await release('production', 'mfe-b', 'b2');
  await release('production', 'mfe-c', 'c1');
  const set = await promoteSet(store, { from: 'staging', to: 'production', ...about });
  expect(await takenBack(store, 'staging', set)).toEqual([
    { name: 'mfe-b', version: 'b2', now: 'b1' },
    { name: 'mfe-c', version: 'c1' },
  ]);
  // Also a version that production never had is older, when staging released it before.
  await release('staging', 'mfe-a', 'a3');
  await release('production', 'mfe-a', 'a4');
  const next = await promoteSet(store, { from: 'staging', to: 'production', ...about });
  expect(await takenBack(store, 'staging', next)).toEqual([{ name: 'mfe-a', version: 'a4', now: 'a3' }]);
  await release('staging', 'mfe-b', 'b3');
  const newer = await promoteSet(store, { from: 'staging', to: 'production', ...about });
  expect(await takenBack(store, 'staging', newer)).toEqual([]);
});

test('what a promotion takes is found with many sets read at a time, and beside one that cannot be read', async () => {
  const { store, release } = await storeWithProduction();
  await startChannel(store, { from: 'production', to: 'staging', ...about });
  for (let version = 2; version < 40; version += 1) await release('production', 'mfe-a', `a${version}`);
  writeFileSync(path.join(folder, String(shop), 'sets/production/00000005.json'), 'cut off');
  const set = await promoteSet(store, { from: 'staging', to: 'production', ...about });
  let reading = 0;
  let most = 0;
  const counted = {
    ...store,
    get: async (key: string) => {
      reading += 1;
      most = Math.max(most, reading);
      const content = await store.get(key);
      reading -= 1;
      return content;
    },
  };
  expect(await takenBack(counted, 'staging', set)).toEqual([{ name: 'mfe-a', version: 'a39', now: 'a1' }]);
  expect(most).toBeGreaterThan(8);
  expect(most).toBeLessThanOrEqual(64);
});
