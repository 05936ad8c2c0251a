import { execFile } from 'node:child_process';
import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createLogOutput } from './log-output.ts';

let folder: string;
let file: string;
let fd: number;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'log-output-'));
  file = path.join(folder, 'log');
  fd = openSync(file, 'w');
});

afterEach(() => {
  jest.restoreAllMocks();
  closeSync(fd);
  rmSync(folder, { recursive: true });
});

const written = () => readFileSync(file, 'utf8');
const untilWritten = async (content: string, step?: () => void) => {
  for (const end = Date.now() + 10_000; written() !== content && Date.now() < end; step?.())
    await new Promise((done) => setImmediate(done));
  expect(written()).toBe(content);
};

const noRoom = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** As a full disk answers, until `makeRoom`: a part of what is written first still fits. */
function fillDisk(room: number) {
  const write = fs.write as (...values: unknown[]) => void;
  let left = room;
  let refusals = 0;
  const full = jest.spyOn(fs, 'write').mockImplementation(((
    target: number,
    content: Buffer,
    done: (error: Error | null, count: number) => void,
  ) => {
    if (left === 0) {
      refusals += 1;
      return void setImmediate(done, noRoom(), 0);
    }
    write(target, content.subarray(0, left), done);
    left = 0;
  }) as never);
  return { makeRoom: () => full.mockRestore(), refusals: () => refusals };
}

test('lines are written in their order, at once or when enough wait', async () => {
  const output = createLogOutput({ fd });
  for (const line of ['one\n', 'two\n', 'three\n']) output.write(line);
  await untilWritten('one\ntwo\nthree\n');

  const collecting = createLogOutput({ fd, minLength: 10 });
  collecting.write('four\n');
  collecting.write('five\n');
  expect(written()).toBe('one\ntwo\nthree\n');
  collecting.write('six\n');
  await untilWritten('one\ntwo\nthree\nfour\nfive\nsix\n');
  collecting.write('seven\n');
  await untilWritten('one\ntwo\nthree\nfour\nfive\nsix\nseven\n', collecting.flush);
});

test('what a full disk did not take is written when there is room again, without a gap or a repetition', async () => {
  const disk = fillDisk(6);
  const output = createLogOutput({ fd });
  output.write('first line\n');
  output.write('second line\n');
  while (disk.refusals() === 0) await new Promise((done) => setImmediate(done));
  expect(written()).toBe('first ');
  disk.makeRoom();
  output.write('third line\n');
  await untilWritten('first line\nsecond line\nthird line\n');
});

test('lines beyond a megabyte are left out while nothing can be written', async () => {
  const disk = fillDisk(0);
  const output = createLogOutput({ fd });
  const line = `${'x'.repeat(999)}\n`;
  output.write('first\n');
  for (let count = 0; count < 3_000; count += 1) output.write(line);
  disk.makeRoom();
  await untilWritten(`first\n${line.repeat(1_000)}`);
});

test('the end of the process writes what waits, and does not wait for room on a full disk', () => {
  const output = createLogOutput({ fd, minLength: 100 });
  output.write('last line\n');
  output.flushSync();
  expect(written()).toBe('last line\n');

  jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw noRoom();
  });
  output.write('lost line\n');
  output.flushSync();
  expect(written()).toBe('last line\n');
});

test('a process goes on and ends with a log on a full disk', async () => {
  // Linux answers each write to this device as a full disk does.
  const program = `
    import { openSync } from 'node:fs';
    import { createLogOutput } from ${JSON.stringify(new URL('./log-output.ts', import.meta.url).href)};
    const output = createLogOutput({ fd: openSync('/dev/full', 'w') });
    process.on('exit', () => output.flushSync());
    output.write('a line');
    setTimeout(() => { output.write('another line'); process.stdout.write('goes on'); process.exit(0); }, 200);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    timeout: 20_000,
  });
  expect(stdout).toBe('goes on');
});
