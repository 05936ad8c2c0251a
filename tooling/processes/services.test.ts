/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'services-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const services = JSON.stringify(path.join(import.meta.dirname, 'services.ts'));
const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** A process that starts a server, which listens and does nothing about the end of its parent. */
async function startParent(server: string, work = '') {
  const program = write(
    'parent.mjs',
    `
import { setTimeout as sleep } from 'node:timers/promises';
import { startService } from ${services};
const start = () => startService({ name: 'example', file: ${JSON.stringify(server)}, logs: ${JSON.stringify(folder)} });
let service = await start();
${work}
process.stdout.write(service.pid + '\\n');
setInterval(() => {}, 1_000);
`,
  );
  const parent = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  /** What the terminal shows before the last line, which is the server's process id. */
  let shown = '';
  for await (const chunk of parent.stdout.iterator({ destroyOnReturn: false })) {
    shown += chunk;
    if (/^\d+\n$/m.test(shown)) break;
  }
  const lines = shown.trim().split('\n');
  return { parent, server: Number(lines.pop()), lines };
}

const runs = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a server ends when the process that started it is killed', async () => {
  const file = write(
    'server.mjs',
    "import { createServer } from 'node:http'; createServer().listen(0, () => process.send({ ready: true }));",
  );
  const { parent, server } = await startParent(file);
  expect(runs(server)).toBe(true);
  parent.kill('SIGKILL');
  try {
    for (const end = Date.now() + 10_000; runs(server) && Date.now() < end; ) await sleep(50);
    expect(runs(server)).toBe(false);
  } finally {
    if (runs(server)) process.kill(server, 'SIGKILL');
  }
});

test('a restart keeps what the process said before it ended; a new command begins its log anew', async () => {
  const file = write(
    'server.mjs',
    "process.stdout.write('reason of ' + process.pid + '\\n'); process.send({ ready: true }); setInterval(() => {}, 1_000);",
  );
  write('example.log', 'of an earlier command\n');
  const { parent, server } = await startParent(
    file,
    "process.kill(service.pid, 'SIGKILL'); await service.ended; service = await start();",
  );
  try {
    const lines = () => readFileSync(path.join(folder, 'example.log'), 'utf8').trim().split('\n');
    for (const end = Date.now() + 10_000; lines().length < 2 && Date.now() < end; ) await sleep(50);
    expect(lines()).toEqual([expect.stringMatching(/^reason of \d+$/), `reason of ${server}`]);
  } finally {
    parent.kill();
  }
});

test('a service goes on when its log cannot be written, and the terminal says so once', async () => {
  // Linux answers each write to this device as a full disk does.
  symlinkSync('/dev/full', path.join(folder, 'example.log'));
  const file = write(
    'server.mjs',
    "setInterval(() => process.stdout.write('a line\\n'), 20); process.send({ ready: true });",
  );
  const { parent, server, lines } = await startParent(file, 'await sleep(1_000);');
  try {
    expect(lines).toEqual([expect.stringContaining('example.log cannot be written: ENOSPC')]);
    expect(runs(server)).toBe(true);
  } finally {
    parent.kill();
  }
});
