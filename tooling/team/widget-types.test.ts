import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore, integrityOf, writeNextSet } from 'shared-releases';
import { fetchWidgetTypes } from './widget-types.ts';

test('types that cannot be read leave those that are there', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'widget-types-'));
  try {
    const location = path.join(folder, 'store');
    const descriptor = JSON.stringify({
      schema: 1,
      name: 'mfe-a',
      version: '1.0.0-a',
      commit: 'c',
      owner: 'o',
      requires: { shell: '^1.0.0' },
      routes: [],
      redirects: [],
      nav: [],
      widgets: [],
      shared: {},
      entry: { file: 'web/remoteEntry.js', global: 'mfe_a' },
      scripts: [],
      server: { file: 'server/server.cjs' },
      widgetTypes: 'types/widgets.d.ts',
      files: {},
    });
    mkdirSync(path.join(location, 'mfe-a/1.0.0-a'), { recursive: true });
    writeFileSync(path.join(location, 'mfe-a/1.0.0-a/remote.json'), descriptor);
    await writeNextSet(createFolderStore(location), 'production', {
      author: 'a',
      commit: 'c',
      message: 'm',
      remotes: () => ({ 'mfe-a': { version: '1.0.0-a', descriptor: integrityOf(Buffer.from(descriptor)) } }),
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
