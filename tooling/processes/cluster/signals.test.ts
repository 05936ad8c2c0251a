/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

jest.setTimeout(60_000);

/** A process with a cluster that only says what is done with it. */
function startProcess({ startMs = 0, failures = 0 } = {}) {
  const program = `
import { setTimeout as sleep } from 'node:timers/promises';
import { startWithSignals } from ${JSON.stringify(path.join(import.meta.dirname, 'signals.ts'))};
const say = (line) => process.stdout.write(line + '\\n');
setInterval(() => {}, 1_000);
let failures = ${failures};
const member = { name: 'one' };
await startWithSignals(async (stopped) => {
  say('starting');
  await sleep(${startMs});
  if (stopped.aborted) {
    say('stopped what had started');
    stopped.throwIfAborted();
  }
  return {
    apis: [member],
    shells: [],
    rollingRestart: async () => {
      say('restart begins');
      await sleep(1_000);
      if (failures-- > 0) throw new Error('api-1 cannot start.');
    },
    stop: async () => say('stopped'),
  };
}, say);
say('runs');
`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  return {
    child,
    lines: () => output.trim().split('\n'),
    ended: once(child, 'close').then(([code, signal]) => code ?? signal),
    until: async (line: string) => {
      for (const end = Date.now() + 20_000; !output.includes(line); await sleep(20))
        if (Date.now() > end) throw new Error(`"${line}" is not in:\n${output}`);
    },
  };
}

test('a second SIGHUP during a rolling restart starts no second one, and the cluster goes on', async () => {
  const { child, lines, until, ended } = startProcess();
  await until('runs');
  child.kill('SIGHUP');
  await until('restart begins');
  child.kill('SIGHUP');
  await until('Rolling restart done.');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(lines().slice(2)).toEqual([
    'Rolling restart …',
    'restart begins',
    'No second rolling restart: one is under way.',
    'Rolling restart done.',
    'Stopping …',
    'stopped',
  ]);
});

test('a rolling restart that fails is said, the cluster goes on, and the next one is carried out', async () => {
  const { child, until, ended } = startProcess({ failures: 1 });
  await until('runs');
  child.kill('SIGHUP');
  await until('Rolling restart failed: api-1 cannot start. The other servers go on; SIGHUP tries it again.');
  child.kill('SIGHUP');
  await until('Rolling restart done.');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s during the start waits until the start has stopped its parts',
  async (signal) => {
    const { child, lines, until, ended } = startProcess({ startMs: 1_000 });
    await until('starting');
    child.kill(signal);
    expect(await ended).toBe(0);
    expect(lines()).toEqual(['starting', 'Stopping …', 'stopped what had started']);
  },
);

test('SIGHUP during the start changes nothing', async () => {
  const { child, until, ended } = startProcess({ startMs: 1_000 });
  await until('starting');
  child.kill('SIGHUP');
  await until('runs');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});
