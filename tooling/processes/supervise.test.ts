/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Ending, superviseService } from './supervise.ts';

/** A process that runs a program until it is ended. */
async function start(program = 'setInterval(() => {}, 1_000)') {
  const child = spawn(process.execPath, ['-e', program]);
  await once(child, 'spawn');
  const ended = once(child, 'exit').then(([code, signal]): Ending => ({ code, signal }));
  const stop = async () => {
    child.kill();
    await ended;
  };
  return { name: 'example', pid: child.pid ?? 0, ended, stop };
}

test('a service that is killed is named with the signal and started again', async () => {
  const lines: string[] = [];
  const service = await superviseService(
    () => start(),
    (line) => lines.push(line),
  );
  const first = service.pid;
  process.kill(first, 'SIGKILL');
  await until(() => lines.length === 2);
  expect(lines[0]).toMatch(/^example was ended by SIGKILL; its log is .*Starting it again/);
  expect(lines[1]).toBe('example runs again.');
  expect(service.pid).not.toBe(first);
  const second = service.pid;
  await service.stop();
  expect(() => process.kill(second, 0)).toThrow('ESRCH');
  expect(lines).toHaveLength(2);
});

test('a service that ends again and again is left ended, and that is said', async () => {
  const lines: string[] = [];
  const service = await superviseService(
    () => start('process.exit(3)'),
    (line) => lines.push(line),
  );
  expect(await service.ended).toEqual({ code: 3, signal: null });
  expect(lines.at(-1)).toMatch(/^example ended with code 3; .*not started again after 3 restarts/);
});

async function until(condition: () => boolean) {
  for (const end = Date.now() + 60_000; !condition(); ) {
    if (Date.now() > end) throw new Error('the condition was never true');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
