import { createRequire, stripTypeScriptTypes } from 'node:module';
import { type Configuration, rspack } from '@rspack/core';
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
import { ShellManifestWriter } from './shell-manifest.ts';

const devPort = Number(process.env.PORT ?? 3009);
const require = createRequire(import.meta.url);
const fontFile = (family: string) =>
  require.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`);

/** Both bundles of the shell: `dist/web` for the browser (the federation host) and `dist/server` for its Node server. */
export function shellBuild() {
  return (env: { RSPACK_SERVE?: boolean }, argv: { mode?: Mode }): Configuration[] => {
    const serve = env.RSPACK_SERVE === true;
    const mode: Mode = serve ? 'development' : (argv.mode ?? 'production');
    const root = process.cwd();
    const writer = new ShellManifestWriter(root);
    const builds: Configuration[] = [webBuild(root, mode, writer, serve)];
    if (!serve) builds.push(serverBuild(root, mode, writer));
    return builds;
  };
}

function webBuild(root: string, mode: Mode, writer: ShellManifestWriter, serve: boolean): Configuration {
  return {
    ...commonOptions(mode, 'web', serve),
    ...federatedWeb(root),
    entry: { main: './src/browser/index.ts' },
    output: {
      ...webOutput(`${root}/dist/web`, serve, 'shell', serve ? `http://localhost:${devPort}/` : 'auto'),
      // The page is rendered once under hot reload, so file names must stay the same after each change.
      ...(serve && { filename: 'js/[name].js', chunkFilename: 'js/[name].js' }),
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
          {
            from: './src/browser/early.ts',
            to: serve ? 'js/early.js' : 'js/early.[contenthash:8].js',
            transform: (source) => stripTypeScriptTypes(String(source)),
          },
        ],
      }),
      writer.webPlugin(),
    ],
    devServer: {
      ...devServerOptions(devPort),
      devMiddleware: { publicPath: '/', writeToDisk: false },
    },
  };
}

function serverBuild(root: string, mode: Mode, writer: ShellManifestWriter): Configuration {
  return {
    ...serverOptions(root, mode),
    entry: { render: './src/render/index.ts' },
    plugins: [writer.serverPlugin()],
  };
}
