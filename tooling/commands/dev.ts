import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentLocation, readContentPack, siteContent } from 'shared-content';
import { createFolderStore, readNewestSet } from 'shared-releases';
import { build } from '../cli/build.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { assertPortsFree, readPort } from '../processes/ports.ts';
import { startService, stopOnSignals } from '../processes/services.ts';
import type { Service } from '../processes/supervise.ts';
import { releaseBuilds, releaseBuiltShell } from '../release/local-release.ts';
import { remotes, root } from '../repository.ts';

/**
 * `npm run dev`: everything from dev servers, with React refresh. `npm run dev -- mfe-events`: only that remote, alone
 * at its port and inside the composed site, whose other remotes come from their last release without a build.
 */
runCommand(async () => {
  const asked = process.argv.slice(2);
  const known: readonly string[] = remotes.map(({ name }) => name);
  const wrong = asked.filter((name) => !known.includes(name));
  if (wrong.length > 0)
    throw new CommandError(`No remote named ${wrong.join(', ')}. There are: ${known.join(', ')}.`);
  const developed = remotes.filter(({ name }) => asked.length === 0 || asked.includes(name));
  const withShell = asked.length === 0;
  const apiBaseUrl = process.env.API_BASE_URL || undefined;
  const ports = { site: readPort('PORT', 3000), api: readPort('API_PORT', 4000), shell: 3009 };
  await assertPortsFree([
    { name: 'composed site', variable: 'PORT', port: ports.site },
    ...(apiBaseUrl ? [] : [{ name: 'API', variable: 'API_PORT', port: ports.api }]),
    ...developed.map(({ name, port }) => ({ name, variable: 'the port in its remote.config.ts', port })),
    ...(withShell ? [{ name: 'shell dev server', variable: 'nothing', port: ports.shell }] : []),
  ]);

  const services: Service[] = [];
  stopOnSignals(() => services);
  await prepareReleases(developed.map(({ name }) => name));

  const apiUrl = apiBaseUrl ?? `http://localhost:${ports.api}`;
  const siteUrl = `http://localhost:${ports.site}`;
  const { pack, version } = await readContentPack(contentLocation(process.env));
  const siteConfig = JSON.stringify({
    ...siteContent(pack, version),
    apiBaseUrl: apiUrl,
    webmailUrl: `${apiUrl}/mailbox`,
    adminUrl: `${apiUrl}/admin`,
    composedUrl: siteUrl,
  });
  if (!apiBaseUrl) {
    const origins = [siteUrl, ...remotes.map(({ port }) => `http://localhost:${port}`)];
    services.push(
      await startService({
        name: 'api',
        file: path.join(root, 'api/src/main.ts'),
        env: {
          PORT: String(ports.api),
          API_PUBLIC_URL: apiUrl,
          SITE_URL: siteUrl,
          CORS_ORIGINS: origins.join(','),
        },
        onProgress: printLine,
      }),
    );
  }
  printLine('Starting the dev servers …');
  const serve = path.join(root, 'tooling/processes/dev-server.ts');
  const started = await Promise.all(
    [...developed, ...(withShell ? [{ name: 'shell', port: ports.shell }] : [])].map(({ name, port }) =>
      startService({
        name: `${name}-dev`,
        file: serve,
        args: [name],
        env: { PORT: String(port), SITE_CONFIG: siteConfig },
      }),
    ),
  );
  services.push(...started);
  services.push(
    await startService({
      name: 'shell',
      file: path.join(root, 'shell/server/main.ts'),
      env: {
        PORT: String(ports.site),
        PUBLIC_URL: siteUrl,
        API_BASE_URL: apiUrl,
        ...(!apiBaseUrl && { WEBMAIL_URL: `${apiUrl}/mailbox` }),
        REMOTE_OVERRIDES: developed.map(({ name, port }) => `${name}=http://localhost:${port}`).join(','),
        ...(withShell && { SHELL_DEV_URL: `http://localhost:${ports.shell}` }),
      },
    }),
  );
  printLine(
    `\n  The site   ${siteUrl}\n${developed.map(({ name, port }) => `  ${name} alone   http://localhost:${port}`).join('\n')}\n  The API    ${apiUrl}\n`,
  );
});

/** Builds and releases what is neither in development nor in the release store yet. */
async function prepareReleases(developed: readonly string[]) {
  const store = createFolderStore(path.join(root, '.releases'));
  const { remotes: released } = await readNewestSet(store, 'production');
  const missing = remotes
    .map(({ name }) => name)
    .filter((name) => !released[name] && !developed.includes(name));
  const shellMissing = !existsSync(path.join(root, 'shell/dist/shell.json'));
  if (missing.length === 0 && !shellMissing) {
    await releaseBuiltShell(store, { gates: false });
    return;
  }
  printLine(
    `Building what has no release yet: ${[...(shellMissing ? ['shell'] : []), ...missing].join(', ')} …`,
  );
  await build([...(shellMissing ? ['shell'] : []), ...missing]);
  await releaseBuiltShell(store, { gates: false });
  if (missing.length > 0) await releaseBuilds(store, { names: missing, gates: false });
}
