import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore, writeNextSet } from 'shared-releases';
import { putRemote } from 'shared-releases/testing';
import { fetchWidgetTypes } from './widget-types.ts';

test('types that cannot be read leave those that are there', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'widget-types-'));
  try {
    const location = path.join(folder, 'store');
    const store = createFolderStore(location);
    const released = await putRemote(store, { widgetTypes: 'types/widgets.d.ts' });
    await writeNextSet(store, 'production', {
      author: 'a',
      commit: 'c',
      message: 'm',
      remotes: () => ({ 'mfe-a': released }),
    });
    const committed = path.join(folder, 'widget-types/mfe-a.d.ts');
    mkdirSync(path.dirname(committed));
    writeFileSync(committed, '// mfe-a 0.9.0');

    await expect(fetchWidgetTypes(folder, ['--store', location])).rejects.toThrow('types/widgets.d.ts in');
    expect(readFileSync(committed, 'utf8')).toBe('// mfe-a 0.9.0');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
