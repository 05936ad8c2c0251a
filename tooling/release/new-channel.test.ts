/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore, writeNextSet } from 'shared-releases';
import { channelsOf, printNewChannel } from './new-channel.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'channels-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the release that starts a channel names it and the other ones, later ones, the first of all and the copy of a channel do not', async () => {
  const store = createFolderStore(folder);
  const release = (channel: string) =>
    writeNextSet(store, channel, {
      author: 'a',
      commit: 'c',
      message: 'm',
      remotes: (before) => ({
        ...before,
        'mfe-a': { version: `${Object.keys(before).length}`, descriptor: 'x' },
      }),
    });
  const write = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await printNewChannel(store, await release('production'));
    await release('preview-pr-1');
    expect(write).not.toHaveBeenCalled();
    await printNewChannel(store, await release('stagin'));
    expect(write).toHaveBeenCalledTimes(1);
    expect(write.mock.calls[0]?.[0]).toContain(
      'stagin is a new channel, with mfe-a and nothing else of the site. There were: production.',
    );
    await printNewChannel(store, await release('stagin'));
    const one = { version: '1', descriptor: 'x' };
    const about = { author: 'a', commit: 'c', message: 'start as a copy of production 1' };
    await printNewChannel(
      store,
      await writeNextSet(store, 'qa', { ...about, remotes: () => ({ shell: one, 'mfe-a': one }) }),
    );
    expect(write).toHaveBeenCalledTimes(1);
  } finally {
    write.mockRestore();
  }
  expect(await channelsOf(store)).toEqual(['production', 'qa', 'stagin']);
});
