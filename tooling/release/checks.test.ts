import os from 'node:os';
import { type Check, checksOf, runChecks, runStep } from './checks.ts';

const check = (name: string, code: string): Check => ({
  name,
  program: process.execPath,
  args: ['-e', code],
  cwd: os.tmpdir(),
  alone: `npm run ${name}`,
});

test('passing checks are listed and nothing is refused', async () => {
  const lines: string[] = [];
  await runChecks([check('lint', ''), check('types', '')], (line) => lines.push(line));
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}ok {5}lint \([\d.]+ s\)$/),
    expect.stringMatching(/^ {2}ok {5}types/),
  ]);
});

test('every failed check is shown with its first lines and the command that runs it alone', async () => {
  const noisy = "for (let i = 0; i < 40; i += 1) console.error('problem ' + i); process.exit(2)";
  const outcome = runChecks(
    [check('lint', noisy), check('types', ''), check('tests', "console.log('1 failed'); process.exit(1)")],
    () => {},
  );
  const message = await outcome.then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message).toContain('lint failed:\n  problem 0\n');
  expect(message).toContain('  problem 14\n  … 25 more lines\n  Run it alone: npm run lint');
  expect(message).toContain('tests failed:\n  1 failed\n  Run it alone: npm run tests');
  expect(message).not.toContain('types failed');
  expect(message).toContain('Nothing was released. --no-checks');
});

test('a check whose program is not installed fails with the reason', async () => {
  const missing = { ...check('lint', ''), program: 'no-such-linter' };
  await expect(runChecks([missing], () => {})).rejects.toThrow(/lint failed:[\s\S]*no-such-linter/);
});

test('a failed build does not name an option that would not help', async () => {
  await expect(
    runStep(check('build', "console.error('Syntax Error'); process.exit(1)"), () => {}),
  ).rejects.toThrow(
    /^build failed:\n {2}Syntax Error\n {2}Run it alone: npm run build\n\nNothing was released\.$/,
  );
});

test('the shown lines are those of the fault: neither whole bundles nor the stack of a tool are among them', async () => {
  const output = [
    'web:',
    '  web compiled successfully',
    '',
    'server:',
    '  ERROR in × src/messages.ne.ts, messages.send: missing',
    '    at run (/srv/node_modules/tool/index.js:1:2)',
    '    at page (/srv/mfe-stories/src/page.tsx:3:4)',
    'Stack backtrace:',
    '   0: <unknown>',
    '  server compiled with 1 error',
  ].join('\n');
  await expect(
    runStep(check('build', `console.log(${JSON.stringify(output)}); process.exit(1)`), () => {}),
  ).rejects.toThrow(
    [
      'build failed:',
      '  server:',
      '    ERROR in × src/messages.ne.ts, messages.send: missing',
      '      at page (/srv/mfe-stories/src/page.tsx:3:4)',
      '    server compiled with 1 error',
      '  Run it alone: npm run build',
    ].join('\n'),
  );
});

test('a remote of this repository has lint, types and tests', () => {
  expect(checksOf('mfe-events', '/site').map(({ name, alone }) => [name, alone])).toEqual([
    ['lint of mfe-events', 'npx biome check mfe-events'],
    ['types of mfe-events', 'npx tsc -b mfe-events'],
    ['tests of mfe-events', 'npm run unit -w mfe-events'],
  ]);
});
