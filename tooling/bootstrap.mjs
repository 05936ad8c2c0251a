/**
 * Entry of the npm scripts. It runs on the machine's own Node (20 or newer) before anything is installed: it installs
 * the packages when package-lock.json has changed, then runs the command with the Node 24 pinned as a dependency.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const [command = 'start', ...args] = process.argv.slice(2);

const stop = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const major = Number(process.versions.node.split('.')[0]);
if (major < 20)
  stop(
    `This project needs Node 20 or newer to start; this is Node ${process.versions.node}. Install one from https://nodejs.org and try again.`,
  );

install();
const node = pinnedNode();
// A command's name, or the path of a file that is a command by itself (benchmarks).
const file = command.includes('/') ? command : `tooling/commands/${command}.ts`;
const child = spawn(node, [join(root, file), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
    TURBO_TELEMETRY_DISABLED: '1',
    // Node keeps what it has compiled here: a shell starts with a third less processor time.
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, '.cache/node'),
  },
});
// Ctrl-C reaches the whole process group; this process waits until the command has stopped its services.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && child.kill(signal));
// npm passes SIGTERM to its shell, which ends without passing it on: the services would keep running without an owner.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));

/** `npm install`, once per content of the lock file. `npm ci` refuses a lock file without the packages of other platforms. */
function install() {
  const lock = join(root, 'package-lock.json');
  const marker = join(root, 'node_modules/.installed-from');
  const wanted = createHash('sha256')
    .update(readFileSync(existsSync(lock) ? lock : join(root, 'package.json')))
    .digest('hex');
  if (
    existsSync(marker) &&
    readFileSync(marker, 'utf8') === wanted &&
    existsSync(join(root, 'node_modules/node/bin/node'))
  )
    return;
  process.stdout.write('Installing packages (npm install) …\n');
  const result = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (result.error || result.status !== 0) {
    const output = result.stderr ?? String(result.error);
    const offline = /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ENETUNREACH|EHOSTUNREACH/.test(
      output,
    );
    stop(
      offline
        ? 'npm install could not reach the package registry: check the network and try again.'
        : `npm install failed:\n${output.trim().split('\n').slice(-12).join('\n')}`,
    );
  }
  mkdirSync(dirname(marker), { recursive: true });
  // npm may have completed the lock file, so its hash is taken again.
  writeFileSync(marker, createHash('sha256').update(readFileSync(lock)).digest('hex'));
}

/** The Node that is pinned as a dependency; `--version` proves that it runs on this machine. */
function pinnedNode() {
  const binary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const { stdout } = spawnSync(binary, ['--version'], { encoding: 'utf8' });
  if (stdout?.startsWith('v24.')) return binary;
  if (major === 24) return process.execPath;
  return stop(`The pinned Node 24 is not usable (${binary}). Delete node_modules and try again.`);
}
