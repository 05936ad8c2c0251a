import { fileURLToPath } from 'node:url';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { refuseLookbehind } from './browser-support.ts';
import {
  commonOptions,
  devServerOptions,
  type Mode,
  measuredBuild,
  pageGlobals,
  serverOptions,
  webOutput,
} from './build-options.ts';
import { chunkIntegrity } from './chunk-integrity.ts';
import { errorsOnce } from './errors-once.ts';
import { federatedWeb, federation } from './federated-web.ts';
import { KeptAsset } from './kept-asset.ts';
import { moduleList } from './module-list.ts';
import { retriedChunks } from './retried-chunks.ts';
import { ShellManifestWriter } from './shell-manifest.ts';
import { translatedServer, translatedWeb } from './translated-builds.ts';

/** Languages of the shell beside English. */
const TRANSLATIONS = ['ne'];

const devPort = Number(process.env.PORT ?? 3009);
const shareRefresh = fileURLToPath(new URL('./runtime/share-refresh.ts', import.meta.url));
const noFetchAdapter = fileURLToPath(new URL('./runtime/no-fetch-adapter.ts', import.meta.url));
const fontFile = (name: string) =>
  fileURLToPath(new URL(`../../shared-ui/src/fonts/${name}.woff2`, import.meta.url));

/**
 * Both bundles of the shell: `dist/web` for the browser (the federation host) and `dist/server` for its Node server, each
 * once per language. Under `rspack serve` both are served from memory, in English.
 */
export function shellBuild() {
  return (env: { RSPACK_SERVE?: boolean }, argv: { mode?: Mode }): Configuration[] => {
    const serve = env.RSPACK_SERVE === true;
    const mode: Mode = serve ? 'development' : (argv.mode ?? 'production');
    const root = process.cwd();
    const writer = new ShellManifestWriter(root);
    const server = new KeptAsset('render.cjs');
    const early = new KeptAsset('js/early.js');
    const kept = { server, early };
    // For the bill of materials of a release. The shell may import anything, so no gate reads it.
    const builds = [
      webBuild(root, mode, writer, serve, kept),
      earlyBuild(root, mode, serve, early),
      // A dev server has no service worker: it would show yesterday's build.
      ...(serve ? [] : [workerBuild(root, mode)]),
      ...(serve ? [] : TRANSLATIONS).flatMap((language) => [
        translatedWeb(webBuild(root, mode, writer, false, kept, language), language),
        translatedServer(serverBuild(root, mode, false, []), language, language === TRANSLATIONS[0]),
      ]),
      serverBuild(root, mode, serve, [serve ? server : writer.serverPlugin()]),
    ];
    if (serve) return builds;
    const ofAll = [moduleList(), errorsOnce()];
    return builds.map((build) => ({ ...build, plugins: [...(build.plugins ?? []), ...ofAll] }));
  };
}

/**
 * The browser bundle and the first script of the shell in the current folder, written to `out` for measuring.
 * @param out folder outside `dist`
 */
export function measuredShell(out: string): Configuration[] {
  const root = process.cwd();
  const kept = { server: new KeptAsset('render.cjs'), early: new KeptAsset('js/early.js') };
  return [
    measuredBuild(webBuild(root, 'production', new ShellManifestWriter(root), false, kept), `${out}/web`),
    measuredBuild(earlyBuild(root, 'production', false, kept.early), `${out}/early`),
  ];
}

/**
 * Ids of modules are hashes of their names, but for those that stand for a shared library: their names have the path on
 * this machine. These few are numbered, so that the same sources are the same files in every folder.
 */
const hashedIds = () =>
  new rspack.ids.DeterministicModuleIdsPlugin({ test: ({ type }) => type !== 'consume-shared-module' });

function webBuild(
  root: string,
  mode: Mode,
  writer: ShellManifestWriter,
  serve: boolean,
  kept: { server: KeptAsset; early: KeptAsset },
  language?: string,
): Configuration {
  const web = federatedWeb('host', root, commonOptions(mode, 'web', serve ? 'host' : 'none'));
  return {
    ...web,
    // Numbers what `hashedIds` leaves.
    ...(mode === 'production' && { optimization: { ...web.optimization, moduleIds: 'natural' } }),
    entry: { main: [...(serve ? [shareRefresh] : []), './src/browser/index.ts'] },
    output: {
      ...webOutput(`${root}/dist/web`, serve, 'shell', serve ? `http://localhost:${devPort}/` : 'auto'),
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      // In browsers axios sends with XMLHttpRequest. Its adapter for `fetch` is never used beside that, and examines the
      // browser as soon as the code runs.
      new rspack.NormalModuleReplacementPlugin(
        /[\\/]axios[\\/]lib[\\/]adapters[\\/]fetch\.js$/,
        noFetchAdapter,
      ),
      federation('host', { name: 'shell', remotes: {} }),
      ...(mode === 'production' ? [hashedIds()] : []),
      pageGlobals(),
      ...chunkIntegrity(mode),
      refuseLookbehind(),
      retriedChunks(),
      ...(serve ? [new ReactRefreshRspackPlugin()] : []),
      new rspack.CopyRspackPlugin({
        patterns: ['heading', 'heading-rare', 'text', 'text-rare', 'devanagari'].map((name) => ({
          from: fontFile(name),
          to: `fonts/${name}.woff2`,
        })),
      }),
      writer.webPlugin(language),
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
            response.end(request.url === '/render.cjs' ? kept.server.code : kept.server.hash);
          },
        },
        {
          name: 'first-script',
          path: '/js/early.js',
          middleware: (_request: unknown, response: import('node:http').ServerResponse) => {
            response.setHeader('content-type', 'text/javascript');
            response.setHeader('access-control-allow-origin', '*');
            response.end(kept.early.code);
          },
        },
        ...middlewares,
      ],
    },
  };
}

/** The document's first script and that of pages with low data: classic files without a module runtime. */
function earlyBuild(root: string, mode: Mode, serve: boolean, kept: KeptAsset): Configuration {
  return {
    ...commonOptions(mode, 'web'),
    name: 'early',
    // The web build empties the folder.
    ...(!serve && { dependencies: ['web'] }),
    context: root,
    target: ['web', 'es2022'],
    entry: { early: './src/browser/early/index.ts', 'low-data': './src/browser/low-data/index.ts' },
    output: { ...webOutput(`${root}/dist/web`, serve, 'early', '/'), clean: false },
    devtool: false,
    plugins: [pageGlobals(), refuseLookbehind(), ...(serve ? [kept] : [])],
    // A dev server's client does not belong into a script without a module runtime.
    ...(serve && { devServer: false as const }),
  };
}

/** The service worker: one classic file with the parts of Workbox that it uses. */
function workerBuild(root: string, mode: Mode): Configuration {
  return {
    ...commonOptions(mode, 'web'),
    name: 'worker',
    dependencies: ['web'],
    context: root,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/worker/index.ts' },
    output: { ...webOutput(`${root}/dist/web`, false, 'worker', '/'), clean: false },
    devtool: false,
    plugins: [refuseLookbehind()],
  };
}

function serverBuild(
  root: string,
  mode: Mode,
  serve: boolean,
  plugins: RspackPluginInstance[],
): Configuration {
  const options = serverOptions(root, mode, serve);
  return {
    ...options,
    // It writes the manifest, so it comes last; the first of the server builds empties the folder.
    ...(!serve && {
      dependencies: ['web', 'early', 'worker', ...TRANSLATIONS.map((language) => `server-${language}`)],
      output: { ...options.output, clean: false },
    }),
    entry: { render: './src/render/index.ts' },
    plugins,
  };
}
