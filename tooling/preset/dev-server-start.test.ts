/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';

/** Runs code with the functions of the module in a process of its own, because they may end it. */
function run(code: string, env: Record<string, string> = {}) {
  const file = JSON.stringify(path.join(import.meta.dirname, 'dev-server-start.ts'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { composedUrl, devPort, endWhenPortIsBusy } from ${file};\nimport http from 'node:http';\n${code}`,
    ],
    { encoding: 'utf8', env: { ...process.env, PORT: '', SITE_CONFIG: '', ...env } },
  );
  return { status, stdout, stderr };
}

test('the port is that of the environment, else the configured one', () => {
  expect(run('console.log(devPort(3010))').stdout).toBe('3010\n');
  expect(run('console.log(devPort(3010))', { PORT: '3011' }).stdout).toBe('3011\n');
});

test.each([
  ['a port that is none', 'devPort(3010)', { PORT: 'abc' }, 'PORT=abc is not a port number.\n'],
  [
    'a configuration that is no JSON',
    'composedUrl()',
    { SITE_CONFIG: '{bad' },
    expect.stringMatching(/^SITE_CONFIG is not JSON: .*\. Write it like '\{"apiBaseUrl":.*\n$/),
  ],
  [
    'an address of the API without its beginning',
    'composedUrl()',
    { SITE_CONFIG: '{"apiBaseUrl":"localhost:4000"}' },
    'SITE_CONFIG has apiBaseUrl: "localhost:4000". Write the whole address, with http:// or https://.\n',
  ],
])('%s ends the dev server with one line', (_case, code, env, line) => {
  expect(run(code, env)).toEqual({ status: 1, stdout: '', stderr: line });
});

test('a busy port ends the dev server with one line that names it', async () => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const server = `const server = http.createServer().on('error', (error) => { throw error; });
      endWhenPortIsBusy(server, ${port});
      server.listen(${port}, 'localhost');`;
    expect(run(server)).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} is in use by another program. End that one, or set PORT to a free port: PORT=${port + 1} npm run dev\n`,
    });
  } finally {
    other.close();
  }
});
