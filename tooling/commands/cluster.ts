import { availableParallelism } from 'node:os';
import path from 'node:path';
import { build } from '../cli/build.ts';
import { runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { readCount } from '../cli/read-count.ts';
import { startCluster } from '../processes/cluster/cluster.ts';
import { startWithSignals } from '../processes/cluster/signals.ts';
import { findNginx } from '../processes/nginx.ts';
import { assertPortsFree, readPort } from '../processes/ports.ts';
import { remotes, root } from '../repository.ts';

const usage = 'npm run cluster -- [--shells 4] [--apis 2]';

/** Of each kind. */
const MOST_PROCESSES = 64;

/**
 * `npm run cluster`: the topology of production on this machine, without containers. SIGHUP
 * restarts shells and APIs one after the other.
 */
runCommand(async () => {
  const cores = availableParallelism();
  const countOf = (count: number) => ({
    type: 'string' as const,
    default: String(Math.min(MOST_PROCESSES, Math.max(2, count))),
  });
  const { values } = readArguments(usage, {
    options: { shells: countOf(cores), apis: countOf(Math.floor(cores / 2)) },
  });
  const shells = readCount('--shells', values.shells, MOST_PROCESSES);
  const apis = readCount('--apis', values.apis, MOST_PROCESSES);
  const ports = { site: readPort('PORT', 3443), api: readPort('API_PORT', 4443) };
  findNginx();
  await assertPortsFree([
    { name: 'site', variable: 'PORT', port: ports.site },
    { name: 'API', variable: 'API_PORT', port: ports.api },
  ]);
  printLine('Building the shell and the remotes …');
  await build(['shell', ...remotes.map(({ name }) => name)]);
  const running = await startWithSignals(
    (stopped) =>
      startCluster({
        ports,
        shells,
        apis,
        logs: path.join(root, '.data/logs'),
        onProgress: printLine,
        stopped,
      }),
    printLine,
  );
  const rows = [
    ['The site', running.siteUrl],
    ['The API', running.apiUrl],
    ['Staff', `${running.apiUrl}/admin`],
    ...[...running.shells, ...running.apis].map(({ name, url }) => [name, url]),
    ['E-mails', running.mailFolder],
    ['Rolling restart', `kill -HUP ${process.pid}`],
  ];
  printLine(
    `\n${rows.map(([name = '', value]) => `  ${name.padEnd(18)}${value}`).join('\n')}\n\n  The certificate is self-signed. Ctrl-C stops everything and removes the data.\n`,
  );
});
