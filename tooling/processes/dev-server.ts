import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, type MultiStats, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/** Runs `rspack serve` for one folder in this process and sends `{ ready: true }` to its parent after the first build. */
async function main() {
  const folder = path.resolve(process.argv[2] ?? '.');
  process.chdir(folder);
  const { default: configure } = await import(pathToFileURL(path.join(folder, 'rspack.config.ts')).href);
  const configurations: Configuration[] = configure({ RSPACK_SERVE: true }, { mode: 'development' });
  const options = configurations.find(({ devServer }) => devServer)?.devServer;
  const compiler = rspack(configurations);
  const server = new RspackDevServer({ ...options, hot: true, setupExitSignals: false }, compiler);
  let reported = '';
  compiler.hooks.done.tap('report', (stats) => {
    const problems = problemsOf(stats);
    // Marked as progress, so that the command shows it in the terminal.
    const print = (msg: string) => process.stdout.write(`${JSON.stringify({ progress: true, msg })}\n`);
    if (problems && problems !== reported) print(problems);
    // Else the last lines in the terminal are an error that is corrected, as after a change of branches and back.
    if (!problems && reported) print(`${path.basename(folder)} builds again.`);
    reported = problems;
    process.send?.({ ready: true });
  });
  process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
  await server.start();
}

/** The messages of all errors, each once, because the builds of a folder share most of their modules. */
function problemsOf(stats: MultiStats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true, moduleTrace: false });
  return [...new Set(errors.map(({ message }) => withoutFrame(message)))].join('\n');
}

/** Rspack draws a frame around messages. */
const withoutFrame = (message: string) =>
  message
    .trim()
    .replace(/^\s*[×│] ?/gm, '')
    .trim();

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
