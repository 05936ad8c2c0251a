import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { root } from '../repository.ts';

/** Runs one workspace's `rspack serve` in this process and sends `{ ready: true }` to its parent after the first build. */
async function main() {
  const name = process.argv[2] ?? '';
  process.chdir(path.join(root, name));
  const { default: configure } = await import(pathToFileURL(path.join(root, name, 'rspack.config.ts')).href);
  const configurations: Configuration[] = configure({ RSPACK_SERVE: true }, { mode: 'development' });
  const options = configurations.find(({ devServer }) => devServer)?.devServer;
  const compiler = rspack(configurations);
  const server = new RspackDevServer({ ...options, hot: true, setupExitSignals: false }, compiler);
  compiler.hooks.done.tap('ready', (stats) => {
    if (stats.hasErrors())
      process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: false })}\n`);
    process.send?.({ ready: true });
  });
  process.once('SIGTERM', () => server.stop().then(() => process.exit(0)));
  await server.start();
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
