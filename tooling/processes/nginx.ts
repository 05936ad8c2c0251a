import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate } from 'selfsigned';
import { CommandError } from '../cli/command.ts';
import { root } from '../repository.ts';

const template = path.join(root, 'deploy/nginx/nginx.conf.template');

/** The values of the words in `deploy/nginx/nginx.conf.template`. */
export type NginxSettings = Readonly<Record<string, string>>;

/** The configuration of the image with these settings. @throws Error that names every word without a value */
export function nginxConfiguration(settings: NginxSettings): string {
  const missing = new Set<string>();
  const text = readFileSync(template, 'utf8').replace(/\$\{([A-Z_]+)\}/g, (_match, word: string) => {
    const value = settings[word];
    if (value === undefined) missing.add(word);
    return value ?? '';
  });
  if (missing.size > 0) throw new Error(`nginx.conf.template needs ${[...missing].join(', ')}.`);
  return text;
}

/** The program. @throws CommandError when nginx is not installed */
export function findNginx(
  folders: readonly string[] = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'],
): string {
  const found = folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
  if (!found)
    throw new CommandError('nginx is not installed: apt-get install nginx (or brew install nginx).');
  return found;
}

/** Writes a key and a self-signed certificate for `localhost` that is valid for 30 days. */
export async function writeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const { cert, private: privateKey } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + 30 * 24 * 3_600_000),
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 7, ip: '127.0.0.1' },
        ],
      },
    ],
  });
  const certificate = path.join(folder, 'tls.crt');
  const key = path.join(folder, 'tls.key');
  writeFileSync(certificate, cert);
  writeFileSync(key, privateKey, { mode: 0o600 });
  return { certificate, key };
}

export interface RunningNginx {
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

/** Starts nginx in a folder of its own and waits until `statusUrl` answers. @throws CommandError with nginx's message */
export async function startNginx(
  folder: string,
  settings: NginxSettings,
  { log, statusUrl }: { log: string; statusUrl: string },
): Promise<RunningNginx> {
  const program = findNginx();
  // Its workers are another user when it is started by root.
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration({ ...settings, ACCESS_LOG: log }));
  const args = ['-p', `${folder}/`, '-c', file];
  try {
    execFileSync(program, ['-t', '-q', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new CommandError(`nginx refuses its configuration:\n${(error as { stderr: Buffer }).stderr}`);
  }
  const child: ChildProcess = spawn(program, [...args, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', openSync(log, 'a')],
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGQUIT');
    const forced = setTimeout(() => child.kill('SIGTERM'), 3_000);
    await ended;
    clearTimeout(forced);
  };
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isUp = await fetch(statusUrl).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return { ended, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new CommandError(`nginx did not start; its log: ${path.relative(root, log)}`);
}
