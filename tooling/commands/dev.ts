import { existsSync } from 'node:fs';
import path from 'node:path';
import { createFolderStore, openReleaseStore, readNewestSet } from 'shared-releases';
import { build } from '../cli/build.ts';
import { runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readRemotes } from '../cli/read-remotes.ts';
import { startDevSite } from '../processes/dev-site.ts';
import { isDevelopmentApi } from '../processes/development-api.ts';
import { choosePort, portVariable, readPort } from '../processes/ports.ts';
import { stopOnSignals } from '../processes/services.ts';
import type { Service } from '../processes/supervise.ts';
import { releaseBuilds } from '../release/local-release.ts';
import { remotes, root } from '../repository.ts';

const DEFAULT_PORTS = { site: 3000, shell: 3009, api: 4000 };

/**
 * `npm run dev`: everything from dev servers, with React refresh. `npm run dev -- mfe-events`: only that remote, alone
 * at its port and inside the composed site, whose other remotes come from their last release without a build. It can run
 * beside `npm start`: busy default ports are moved, the API that runs already is used, and the release store is only
 * read.
 */
runCommand(async () => {
  const developed = readRemotes('npm run dev -- [mfe-events …]');
  const services: Service[] = [];
  stopOnSignals(() => services);

  const api = await findApi();
  const ports = {
    site: await choosePort('composed site', 'PORT', DEFAULT_PORTS.site),
    shell: await choosePort("shell's dev server", 'SHELL_PORT', DEFAULT_PORTS.shell),
  };
  const devRemotes = [];
  for (const { name, port } of developed)
    devRemotes.push({
      name,
      folder: path.join(root, name),
      port: await choosePort(name, portVariable(name), port),
    });
  const releaseStore = await findReleases(developed.map(({ name }) => name));
  const site = await startDevSite(
    { remotes: devRemotes, ports, api, releaseStore, onProgress: printLine },
    services,
  );
  const rows: [string, string][] = [
    ['The site', site.siteUrl],
    ...devRemotes.map(({ name, port }): [string, string] => [`${name} alone`, `http://localhost:${port}`]),
    ['The API', `${site.apiUrl}${'url' in api ? ' (it ran already)' : ''}`],
  ];
  const width = Math.max(...rows.map(([name]) => name.length)) + 2;
  printLine(`\n${rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`).join('\n')}\n`);
});

/** The API that is configured, one that runs already, or else the port for a new one. */
async function findApi(): Promise<Parameters<typeof startDevSite>[0]['api']> {
  const configured = process.env.API_BASE_URL?.replace(/\/+$/, '');
  if (configured) return { url: configured, hasMailbox: false };
  // A second API would need the data directory that the running one has locked.
  const url = `http://localhost:${readPort('API_PORT', DEFAULT_PORTS.api)}`;
  if (await isDevelopmentApi(url)) return { url, hasMailbox: true };
  return { port: await choosePort('API', 'API_PORT', DEFAULT_PORTS.api) };
}

/**
 * A release store with all remotes that are not in development: that of `npm start`, which is only read, or else one of
 * this command's own, into which their builds are released.
 */
async function findReleases(developed: readonly string[]): Promise<string> {
  const others = remotes.map(({ name }) => name).filter((name) => !developed.includes(name));
  const location = process.env.RELEASE_STORE || path.join(root, '.releases');
  const released = await readNewestSet(await openReleaseStore(location), 'production');
  const isComplete = others.every((name) => released.remotes[name]);
  const names = [
    ...(existsSync(path.join(root, 'shell/dist/shell.json')) ? [] : ['shell']),
    ...(isComplete ? [] : others),
  ];
  if (names.length > 0) {
    printLine(`Building what has no release yet: ${names.join(', ')} …`);
    await build(names);
  }
  if (isComplete) return location;
  const own = path.join(root, '.data/dev-releases');
  await releaseBuilds(createFolderStore(own), { names: others, gates: false });
  return own;
}
