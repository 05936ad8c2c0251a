import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../repository.ts';

test('a command ends when the shell in which npm started it has been killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  const command = path.join(folder, 'command.mjs');
  writeFileSync(
    command,
    `process.on('SIGTERM', () => { console.log('stopped'); process.exit(0); });
     setInterval(() => {}, 1000);
     console.log('running');`,
  );
  // The second command keeps the shell from being replaced by the first one.
  const shell = spawn(
    'sh',
    ['-c', `"${process.execPath}" tooling/bootstrap.mjs "${path.relative(root, command)}"; true`],
    { cwd: root, env: { ...process.env, npm_lifecycle_event: 'start' } },
  );
  const lines = createInterface(shell.stdout)[Symbol.asyncIterator]();
  expect((await lines.next()).value).toBe('running');
  shell.kill('SIGTERM');
  expect((await lines.next()).value).toBe('stopped');
  rmSync(folder, { recursive: true });
}, 20_000);
