import { build } from '../cli/build.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { assertPortsFree, portVariable, readPort } from '../processes/ports.ts';
import { stopOnSignals } from '../processes/services.ts';
import { type RunningSite, startSite } from '../processes/site.ts';
import { type PackStatus, siteSummary } from '../processes/site-summary.ts';
import { localPreviewKey } from '../release/preview-key.ts';
import { remotes } from '../repository.ts';

/** `npm start`: builds, releases, and serves the composed site, each remote alone and the API. */
runCommand(async () => {
  const { values } = readArguments('npm start -- [--reset]    --reset: begins with fresh data', {
    options: { reset: { type: 'boolean' } },
  });
  const apiBaseUrl = process.env.API_BASE_URL?.replace(/\/+$/, '') || undefined;
  if (apiBaseUrl && !/^https?:\/\/[^/]/.test(apiBaseUrl))
    throw new CommandError(`API_BASE_URL=${apiBaseUrl} is not an http(s) address.`);
  const ports = {
    site: readPort('PORT', 3000),
    api: readPort('API_PORT', 4000),
    remotes: remotes.map(({ name, port }) => readPort(portVariable(name), port)),
  };
  await assertPortsFree([
    { name: 'composed site', variable: 'PORT', port: ports.site },
    ...(apiBaseUrl ? [] : [{ name: 'API', variable: 'API_PORT', port: ports.api }]),
    ...remotes.map(({ name }, index) => ({
      name,
      variable: portVariable(name),
      port: ports.remotes[index] ?? 0,
    })),
  ]);

  // So that addresses of `npm run preview` open on the local site.
  process.env.PREVIEW_KEY ||= localPreviewKey();
  printLine('Building the shell and the remotes …');
  await build(['shell', ...remotes.map(({ name }) => name)]);
  let site: RunningSite | null = null;
  stopOnSignals(() => site?.services ?? []);
  site = await startSite({
    ports,
    apiBaseUrl,
    releaseStore: process.env.RELEASE_STORE || undefined,
    qa: true,
    reset: values.reset === true,
    onProgress: printLine,
    onRestart: (line) => process.stderr.write(`${line}\n`),
  });
  // Its server starts with neutral texts when the pack has an error, and says so only there and in its log.
  const { content } = (await (await fetch(`${site.siteUrl}/health`)).json()) as { content: PackStatus };
  printLine(
    siteSummary({
      ...site,
      remotePorts: ports.remotes,
      hasLocalApi: apiBaseUrl === undefined,
      env: process.env,
      pack: content,
    }),
  );
});
