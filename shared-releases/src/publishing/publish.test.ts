import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createFolderStore } from '../stores/folder-store.ts';
import { filesOf, remoteDescriptor } from '../testing/remote-descriptor.ts';
import { publishRemote } from './publish.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function build(content: string) {
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'web'), { recursive: true });
  await mkdir(path.join(dist, 'server'), { recursive: true });
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), content);
  writeFileSync(path.join(dist, 'server/server.cjs'), 'server');
  const files = filesOf({ 'web/remoteEntry.js': content, 'server/server.cjs': 'server' });
  const descriptor = remoteDescriptor({ version: '1.0.0-x', files });
  writeFileSync(path.join(dist, 'remote.json'), JSON.stringify(descriptor));
  return dist;
}

test('publishing uploads every file and its compressed copy once', async () => {
  const store = createFolderStore(path.join(folder, 'store'));
  const dist = await build('x'.repeat(2_000));
  const first = await publishRemote(store, dist);
  expect(first.isNew).toBe(true);
  expect((await store.get('mfe-a/1.0.0-x/web/remoteEntry.js'))?.length).toBe(2_000);
  expect((await store.get('mfe-a/1.0.0-x/web/remoteEntry.js.br'))?.length).toBeLessThan(100);
  expect(await publishRemote(store, dist)).toMatchObject({ isNew: false, hash: first.hash });
});

test('a file that changed after the descriptor was written is refused and named', async () => {
  const dist = await build('as built');
  writeFileSync(path.join(dist, 'web/remoteEntry.js'), 'as tampered');
  await expect(publishRemote(createFolderStore(path.join(folder, 'store')), dist)).rejects.toThrow(
    /remoteEntry\.js changed after its descriptor/,
  );
});

test('a release has a bill of the packages in its bundles', async () => {
  const store = createFolderStore(path.join(folder, 'store'));
  const dist = await build('x');
  const packages = [
    { name: 'mfe-a', version: '1.0.0', role: 'own' },
    { name: 'shared-ui', version: '1.2.0', license: 'UNLICENSED' },
    { name: '@emotion/styled', version: '11.14.1', license: 'MIT' },
    // Twice in the graph: of the browser and of the server.
    { name: '@emotion/styled', version: '11.14.1', license: 'MIT' },
  ];
  writeFileSync(path.join(dist, 'modules.json'), JSON.stringify({ schema: 1, packages, builds: [] }));
  await publishRemote(store, dist);
  expect(JSON.parse(String(await store.get('mfe-a/1.0.0-x/sbom.cdx.json')))).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': 'mfe-a', name: 'mfe-a', version: '1.0.0-x' },
    },
    components: [
      {
        type: 'library',
        'bom-ref': 'pkg:npm/%40emotion/styled@11.14.1',
        name: '@emotion/styled',
        version: '11.14.1',
        licenses: [{ expression: 'MIT' }],
        purl: 'pkg:npm/%40emotion/styled@11.14.1',
      },
      {
        type: 'library',
        'bom-ref': 'pkg:npm/shared-ui@1.2.0',
        name: 'shared-ui',
        version: '1.2.0',
        purl: 'pkg:npm/shared-ui@1.2.0',
      },
    ],
  });
});
