/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Runs code after the function, in a process of its own, which says at its end that it still ran. */
function run(code: string, isDevelopment = false) {
  const file = JSON.stringify(path.join(import.meta.dirname, 'unhandled-errors.ts'));
  const { status, stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import vm from 'node:vm';
      import { surviveUnhandledErrors } from ${file};
      const log = { error: ({ stack, ...data }, message) => console.log(JSON.stringify({ ...data, message })) };
      surviveUnhandledErrors(log, ${isDevelopment});
      const inRemote = (code) => vm.runInThisContext(code, { filename: 'mfe-a/server.cjs' });
      setTimeout(() => console.log('"runs"'), 300);
      ${code}`,
    ],
    { encoding: 'utf8', env: { ...process.env, NODE_NO_WARNINGS: '1' } },
  );
  return {
    status,
    lines: stdout
      .trim()
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
}

test('a promise of a remote that fails and is not awaited is logged with the remote, and the server runs on', () => {
  expect(run('inRemote("void Promise.reject(new Error(\'late\'))")')).toEqual({
    status: 0,
    lines: [
      {
        phase: 'unhandled',
        remote: 'mfe-a',
        error: 'late',
        message:
          'mfe-a: a promise failed that nobody waits for on the server: late. Await it, or catch its error.',
      },
      'runs',
    ],
  });
  expect(run("void Promise.reject('no error')", true).lines).toEqual([
    expect.objectContaining({ remote: 'shell', error: 'no error', progress: true }),
    'runs',
  ]);
});

test('an exception in a timer of a remote is logged; one of the server itself ends it', () => {
  expect(run('inRemote("setTimeout(() => { throw new Error(\'timer\'); }, 1)")')).toEqual({
    status: 0,
    lines: [expect.objectContaining({ remote: 'mfe-a', error: 'timer' }), 'runs'],
  });
  expect(run("setTimeout(() => { throw new Error('own'); }, 1)")).toEqual({ status: 1, lines: [] });
});
