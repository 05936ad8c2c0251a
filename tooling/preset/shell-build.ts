import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import {
  chunkIntegrity,
  commonOptions,
  devServerOptions,
  type Mode,
  serverOptions,
  webOutput,
} from './build-options.ts';
import { federatedWeb, federation } from './federated-web.ts';
import { ServerBundle } from './server-bundle.ts';
import { ShellManifestWriter } from './shell-manifest.ts';

const devPort = Number(process.env.PORT ?? 3009);
const require = createRequire(import.meta.url);
const shareRefresh = fileURLToPath(new URL('./runtime/share-refresh.ts', import.meta.url));
const fontFile = (family: string) =>
  require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);

/**
 * Both bundles of the shell: `dist/web` for the browser (the federation host) and `dist/server` for its Node server.
 * Under `rspack serve` both are served from memory.
 */
export function shellBuild() {
  return (env: { RSPACK_SERVE?: boolean }, argv: { mode?: Mode }): Configuration[] => {
    const serve = env.RSPACK_SERVE === true;
    const mode: Mode = serve ? 'development' : (argv.mode ?? 'production');
    const root = process.cwd();
    const writer = new ShellManifestWriter(root);
    const server = new ServerBundle('render.cjs');
    return [
      webBuild(root, mode, writer, serve, server),
      earlyBuild(root, mode, serve),
      serverBuild(root, mode, serve, serve ? server : writer.serverPlugin()),
    ];
  };
}

function webBuild(
  root: string,
  mode: Mode,
  writer: ShellManifestWriter,
  serve: boolean,
  server: ServerBundle,
): Configuration {
  return {
    ...commonOptions(mode, 'web', serve ? 'host' : 'none'),
    ...federatedWeb(root),
    entry: { main: [...(serve ? [shareRefresh] : []), './src/browser/index.ts'] },
    output: {
      ...webOutput(`${root}/dist/web`, serve, 'shell', serve ? `http://localhost:${devPort}/` : 'auto'),
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      federation('host', { name: 'shell', remotes: {} }),
      ...chunkIntegrity(mode),
      ...(serve ? [new ReactRefreshRspackPlugin()] : []),
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: fontFile('bricolage-grotesque'), to: 'fonts/heading.woff2' },
          { from: fontFile('plus-jakarta-sans'), to: 'fonts/text.woff2' },
        ],
      }),
      writer.webPlugin(),
    ],
    devServer: {
      ...devServerOptions(devPort),
      devMiddleware: { publicPath: '/', writeToDisk: false },
      setupMiddlewares: (middlewares) => [
        {
          name: 'server-bundle',
          path: '/server',
          middleware: (
            request: import('node:http').IncomingMessage,
            response: import('node:http').ServerResponse,
          ) => {
            response.setHeader('content-type', 'text/plain');
            response.end(request.url === '/render.cjs' ? server.code : server.hash);
          },
        },
        ...middlewares,
      ],
    },
  };
}

/** The document's first script: one classic file without a module runtime. */
function earlyBuild(root: string, mode: Mode, serve: boolean): Configuration {
  return {
    ...commonOptions(mode, 'web'),
    name: 'early',
    // The web build empties the folder.
    ...(!serve && { dependencies: ['web'] }),
    context: root,
    target: ['web', 'es2022'],
    entry: { early: './src/browser/early/index.ts' },
    output: { ...webOutput(`${root}/dist/web`, serve, 'early', '/'), clean: false },
    devtool: false,
    ...(serve && { devServer: false as const }),
  };
}

function serverBuild(root: string, mode: Mode, serve: boolean, plugin: RspackPluginInstance): Configuration {
  return {
    ...serverOptions(root, mode, serve),
    // It writes the manifest, so it comes last.
    ...(!serve && { dependencies: ['web', 'early'] }),
    entry: { render: './src/render/index.ts' },
    plugins: [plugin],
  };
}
