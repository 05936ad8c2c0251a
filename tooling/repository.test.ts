/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

test('a remote without a line for its port ends every command with one line that says what to do', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'repository-'));
  try {
    for (const name of ['tooling', 'mfe-x']) mkdirSync(path.join(folder, name));
    cpSync(path.join(import.meta.dirname, 'repository.ts'), path.join(folder, 'tooling/repository.ts'));
    writeFileSync(path.join(folder, 'mfe-x/remote.config.ts'), "export default { name: 'mfe-x' };\n");
    const { status, stderr } = spawnSync(process.execPath, [path.join(folder, 'tooling/repository.ts')], {
      encoding: 'utf8',
      env: { ...process.env, NODE_NO_WARNINGS: '1' },
    });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr:
        'mfe-x/remote.config.ts has no line with the port of mfe-x. Give it one that no other remote has: port: 3010,\n',
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
