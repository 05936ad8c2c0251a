/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkConfigs } from './check-configs.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'configs-'));
  for (const name of ['mfe-a', 'mfe-b', 'shared-c']) mkdirSync(path.join(folder, name));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) =>
  writeFileSync(
    path.join(folder, name, 'remote.config.ts'),
    `import type { X } from 'node:fs';\n\n${code}\n`,
  );

test('each configuration that cannot be read is one line with file, line, message and cure', async () => {
  write('mfe-a', "throw new Error('the list of regions is empty');");
  write('mfe-b', "import x from './missing.ts';\nexport default x;");
  const error = await checkConfigs(folder, ['mfe-a', 'mfe-b', 'shared-c']).catch((reason) => reason);
  expect(error.name).toBe('CommandError');
  expect(error.message.split('\n')).toEqual([
    'mfe-a/remote.config.ts line 3 cannot be read: the list of regions is empty. Correct it there, or in what it imports, and build again.',
    expect.stringMatching(
      /^mfe-b\/remote\.config\.ts.* cannot be read: .*mfe-b\/missing\.ts.*, and build again\.$/,
    ),
  ]);
});

test('a configuration whose text is no code names its line', async () => {
  write('mfe-a', 'export default { name: ;');
  await expect(checkConfigs(folder, ['mfe-a'])).rejects.toThrow(
    /^mfe-a\/remote\.config\.ts line 3 cannot be read: /,
  );
});

test('nothing is said about configurations that can be read', async () => {
  write('mfe-a', "export default { name: 'mfe-a', routes: [] };");
  await expect(checkConfigs(folder, ['mfe-a', 'mfe-b'])).resolves.toBeUndefined();
});
