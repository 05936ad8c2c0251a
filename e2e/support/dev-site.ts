import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { type DevSite, startDevSite } from 'tooling/processes/dev-site.ts';
import type { Service } from 'tooling/processes/supervise.ts';
import { copyRemote } from './changed-remote.ts';

export interface RunningDevSite extends Pick<DevSite, 'siteUrl'> {
  /** URL of the remote alone. */
  aloneUrl: string;
  /** What the command has printed so far. */
  output: () => string;
  /** Replaces text in a file of the remote; `restore` undoes it. */
  edit: (
    file: string,
    find: string,
    replacement: string,
  ) => {
    /** Number of the first line of the replacement. */
    line: number;
    restore: () => void;
  };
  /** Writes a new file of the remote; the result removes it. */
  add: (file: string, text: string) => () => void;
  /** Ends the process of the remote's dev server, as a system without memory does. */
  killDevServer: () => void;
  /** Paths and contents of all files in its release store. */
  releases: () => Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts what `npm run dev -- <remote>` starts, with a copy of the remote, a copy of the releases and the suite's API. */
export async function startDevSiteOf(name: string): Promise<RunningDevSite> {
  const folder = copyRemote(name);
  const temporary = mkdtempSync(path.join(os.tmpdir(), 'site-dev-'));
  const releaseStore = path.join(temporary, 'releases');
  cpSync(process.env.SITE_RELEASES ?? '', releaseStore, { recursive: true });
  const port = await getPort();
  const lines: string[] = [];
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(temporary, { recursive: true, force: true });
  };
  const services: Service[] = [];
  const site = await startDevSite(
    {
      remotes: [{ name, folder, port }],
      ports: { site: await getPort(), shell: await getPort() },
      api: { url: process.env.API_URL ?? '', hasMailbox: true },
      releaseStore,
      logs: path.join(process.env.SITE_FOLDER ?? temporary, 'logs/dev'),
      onProgress: (line) => lines.push(line),
    },
    services,
  ).catch((error) => {
    remove();
    throw error;
  });
  return {
    siteUrl: site.siteUrl,
    aloneUrl: `http://localhost:${port}`,
    output: () => lines.join('\n'),
    edit: (file, find, replacement) => {
      const full = path.join(folder, file);
      const text = readFileSync(full, 'utf8');
      if (!text.includes(find)) throw new Error(`${file} has no "${find}" to change.`);
      writeFileSync(full, text.replace(find, replacement));
      const [before = ''] = text.split(find);
      return { line: before.split('\n').length, restore: () => writeFileSync(full, text) };
    },
    add: (file, text) => {
      const full = path.join(folder, file);
      writeFileSync(full, text, { flag: 'wx' });
      return () => rmSync(full);
    },
    killDevServer: () => {
      const server = services.find((service) => service.name === `${name}-dev`);
      if (!server) throw new Error(`There is no dev server of ${name}.`);
      process.kill(server.pid, 'SIGKILL');
    },
    releases: () =>
      Object.fromEntries(
        readdirSync(releaseStore, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name))
          .map((file) => [path.relative(releaseStore, file), readFileSync(file, 'base64')]),
      ),
    stop: async () => {
      await site.stop();
      remove();
    },
  };
}
