import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TLSSocket } from 'node:tls';
import getPort from 'get-port';
import { writeCertificate } from '../processes/nginx.ts';
import { root } from '../repository.ts';

const START_LIMIT_MS = 30_000;

/** Debian has nginx in a folder that is not in everybody's PATH. */
const PATH = `${process.env.PATH}:/usr/sbin`;

/** Whether this machine has what the image of nginx has. */
export const canRunEdge = ['nginx', 'envsubst'].every((program) =>
  PATH.split(':').some((folder) => existsSync(path.join(folder, program))),
);

export interface EdgeProcess {
  pid: number;
  siteUrl: string;
  apiUrl: string;
  /** Folder in which nginx writes: configuration, cache, temporary files. */
  folder: string;
  /** Folder of tls.crt and tls.key, as the Secret is mounted. */
  certificates: string;
  /** Standard output and standard error so far. */
  output: () => string;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
}

/**
 * Runs deploy/nginx/start-nginx.sh as its container does, with one server as shell and API, and waits until it answers.
 * @param openFiles how many open files the system gives a process that asks for no more
 */
export async function startEdge(
  server: string,
  env: Record<string, string> = {},
  openFiles = 1024,
): Promise<EdgeProcess> {
  const certificates = mkdtempSync(path.join(os.tmpdir(), 'edge-'));
  // Its workers are another user when it is started by root.
  chmodSync(certificates, 0o755);
  const folder = path.join(certificates, 'nginx');
  const { certificate, key } = await writeCertificate(certificates);
  const [site, api, plain, internal, status] = await Promise.all(Array.from({ length: 5 }, () => getPort()));
  const listen = (port?: number) => `127.0.0.1:${port}`;
  const child = spawn(
    'sh',
    [
      '-c',
      // Node has raised the limit of its own process, and of those that it starts.
      `ulimit -S -n ${openFiles}; exec sh "$@"`,
      'sh',
      path.join(root, 'deploy/nginx/start-nginx.sh'),
      path.join(root, 'deploy/nginx/nginx.conf.template'),
      folder,
    ],
    {
      env: {
        PATH,
        SITE_NAME: 'localhost',
        API_NAME: 'api.localhost',
        SHELL_SERVERS: `server ${server};`,
        API_SERVERS: `server ${server};`,
        CERTIFICATE: certificate,
        CERTIFICATE_KEY: key,
        SITE_LISTEN: listen(site),
        API_LISTEN: listen(api),
        PLAIN_LISTEN: listen(plain),
        INTERNAL_LISTEN: listen(internal),
        STATUS_LISTEN: listen(status),
        ACCESS_LOG: 'access.log',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      output += data;
    });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const stop = async () => {
    // Not SIGKILL: its workers would go on.
    child.kill('SIGTERM');
    await ended;
    // The watching process, which has them as well, ends a moment later.
    child.stdout.destroy();
    child.stderr.destroy();
    rmSync(certificates, { recursive: true, force: true });
  };
  const isUp = () =>
    fetch(`http://${listen(status)}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + START_LIMIT_MS; !(await isUp()); await sleep(50))
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`nginx did not start:\n${output}`);
    }
  return {
    pid: child.pid ?? 0,
    siteUrl: `https://localhost:${site}`,
    apiUrl: `https://localhost:${api}`,
    folder,
    certificates,
    output: () => output,
    ended,
    stop,
  };
}

interface EdgeAnswer {
  status: number;
  text: string;
  /** `Content-Encoding`. */
  encoding?: string;
  /** `Access-Control-Allow-Origin`. */
  allowedOrigin?: string;
  /** Serial number of the certificate. */
  serial: string;
}

/** One request over a connection of its own. Rejects when it is cut. */
export const getFromEdge = (
  url: string,
  options: { method?: string; body?: string; headers?: Record<string, string> } = {},
) =>
  new Promise<EdgeAnswer>((resolve, reject) => {
    const sent = request(
      url,
      { method: options.method, headers: options.headers, agent: false, rejectUnauthorized: false },
      (response) => {
        const { serialNumber } = (response.socket as TLSSocket).getPeerCertificate();
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text,
            encoding: response.headers['content-encoding'],
            allowedOrigin: response.headers['access-control-allow-origin'],
            serial: serialNumber,
          }),
        );
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(options.body);
  });
