import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, type RspackPluginInstance, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type RemoteConfig, storagePermission } from 'shared-shell/remote-config';
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
import { containerName } from './container-name.ts';
import { DescriptorWriter, entryFile } from './descriptor-writer.ts';
import { composedUrl, devPort, endWhenPortIsBusy } from './dev-server-start.ts';
import { errorsOnce } from './errors-once.ts';
import { federatedWeb, federation } from './federated-web.ts';
import { KeptAsset } from './kept-asset.ts';
import { moduleList } from './module-list.ts';
import { refuseNodeImports } from './node-imports.ts';
import { refuseReservedImports } from './reserved-imports.ts';
import { retriedChunks } from './retried-chunks.ts';
import { sharedRequests } from './shared-libraries.ts';
import { refuseSiteWideStyles } from './site-wide-styles.ts';
import { translatedServer, translatedWeb } from './translated-builds.ts';
import { inLanguage } from './translated-files.ts';

/** The published preset is compiled, its runtime files as well. */
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const runtimeFile = (name: string) =>
  fileURLToPath(new URL(`./runtime/${name}.${extension}`, import.meta.url));
const runtimeFolder = (name: string) => fileURLToPath(new URL(`./runtime/${name}`, import.meta.url));

/** A request that is the same in every folder: the id of the module that exposes the remote is a hash of its requests. */
const relativeTo = (root: string, file: string) => `./${path.relative(root, file).split(path.sep).join('/')}`;

/**
 * All bundles of one remote, as the Rspack configuration of its folder:
 * - `dist/web`: what the composed site loads through Module Federation,
 * - `dist/server`: one CommonJS file the shell's server renders with; every shared library stays outside,
 * - `dist/standalone`: the remote alone, everything imported statically,
 * and over the first two `dist/remote.json`, the descriptor, and `dist/modules.json`, their modules for the release gate.
 *
 * For each further language of the remote, its own browser and server bundle in the same folders. Chunks without texts
 * are the same files in all languages.
 *
 * Under `rspack serve` all are served from memory on the remote's own port, with React refresh.
 */
export function remoteBuild(config: RemoteConfig) {
  return (env: { RSPACK_SERVE?: boolean }, argv: { mode?: Mode }): Configuration[] => {
    const serve = env.RSPACK_SERVE === true;
    const mode: Mode = serve ? 'development' : (argv.mode ?? 'production');
    const root = process.cwd();
    const writer = new DescriptorWriter(config, root);
    const modules = moduleList();
    const server = new KeptAsset('server.cjs');
    const translations = serve ? [] : (config.languages ?? []);
    const bundles = [
      webBuild(config, root, mode, writer, serve, modules),
      standaloneBuild(config, root, mode, serve, writer, server),
      ...translations.flatMap((language) => [
        translatedWeb(webBuild(config, root, mode, writer, false, modules, language), language),
        translatedServer(
          serverBuild(root, mode, false, [], [modules]),
          language,
          language === translations[0],
        ),
        configBuild(root, mode, writer, language),
      ]),
      serverBuild(root, mode, serve, translations, serve ? [server] : [writer.serverPlugin(), modules]),
    ];
    if (serve) return bundles;
    const once = errorsOnce();
    return bundles.map((bundle) => ({ ...bundle, plugins: [...(bundle.plugins ?? []), once] }));
  };
}

/**
 * The browser bundle of the remote in the current folder, written to `out` for measuring.
 * @param out folder outside `dist`
 */
export function measuredRemote(config: RemoteConfig, out: string): Configuration {
  const root = process.cwd();
  const unlisted = { apply: () => {} };
  const writer = new DescriptorWriter(config, root);
  return measuredBuild(webBuild(config, root, 'production', writer, false, unlisted), out);
}

/** Sections and pictures of the content pack from the composed site that runs beside the dev server. */
function contentProxy() {
  const site = composedUrl();
  if (!site) return [];
  return [
    {
      name: 'content',
      path: '/content',
      middleware: (
        request: import('node:http').IncomingMessage,
        response: import('node:http').ServerResponse,
      ) => {
        response.writeHead(307, { location: `${site}/content${request.url ?? ''}` }).end();
      },
    },
  ];
}

const devOrigin = (config: RemoteConfig) => `http://localhost:${devPort(config.port)}`;

function webBuild(
  config: RemoteConfig,
  root: string,
  mode: Mode,
  writer: DescriptorWriter,
  serve: boolean,
  modules: RspackPluginInstance,
  language?: string,
): Configuration {
  const web = federatedWeb('remote', root, commonOptions(mode, 'web', serve ? 'guest' : 'none'));
  return {
    ...web,
    // The shell has the one refresh runtime of the page.
    ...(serve && {
      resolve: {
        ...web.resolve,
        alias: { ...web.resolve?.alias, 'react-refresh': runtimeFolder('shared-refresh') },
      },
    }),
    entry: {},
    output: {
      ...webOutput(
        `${root}/dist/web`,
        serve,
        containerName(config.name),
        // Under the dev server the files are on another origin than the page, so the path must be absolute.
        serve ? `${devOrigin(config)}/federated/web/` : 'auto',
      ),
      crossOriginLoading: 'anonymous',
    },
    plugins: [
      federation('remote', {
        name: containerName(config.name),
        filename: entryFile(language),
        exposes: {
          './remote': {
            import: [
              relativeTo(root, runtimeFile('public-path')),
              serve ? runtimeFile('hot-remote') : './src/remote.ts',
            ],
            name: 'remote',
          },
        },
      }),
      pageGlobals(),
      ...chunkIntegrity(mode),
      refuseLookbehind(),
      refuseNodeImports(),
      retriedChunks(),
      ...storageOf(config),
      ...(serve
        ? [
            writer.devPlugin(),
            refuseReservedImports(),
            refuseSiteWideStyles(),
            ...hotRemote(root, { reloadAfterConfig: false }),
            new rspack.DefinePlugin({ __refresh_scope__: JSON.stringify(config.name) }),
            new ReactRefreshRspackPlugin({
              injectEntry: false,
              exclude: [/[\\/]node_modules[\\/]/, runtimeFolder('')],
            }),
          ]
        : [writer.webPlugin(language), modules]),
    ],
  };
}

/** Tells `shared-shell/storage` in this bundle which keys the remote declares. */
function storageOf(config: RemoteConfig) {
  const permission = storagePermission(config);
  return permission ? [new rspack.DefinePlugin({ STORAGE_PERMISSION: JSON.stringify(permission) })] : [];
}

/** `remote.config.ts` in another language, for the labels of its links. No part of the release. */
function configBuild(root: string, mode: Mode, writer: DescriptorWriter, language: string): Configuration {
  const build = serverOptions(root, mode, false);
  return {
    ...build,
    name: `config-${language}`,
    dependencies: [`web-${language}`],
    entry: { config: './remote.config.ts' },
    output: {
      ...build.output,
      path: `${root}/dist/config`,
      clean: false,
      filename: `[name].${language}.cjs`,
    },
    plugins: [...inLanguage(language), writer.configPlugin(language)],
  };
}

/**
 * Plugins that put `hot-remote` between the remote and its host.
 * @param reloadAfterConfig whether a change of `remote.config.ts` reloads the page at once
 */
const hotRemote = (root: string, { reloadAfterConfig }: { reloadAfterConfig: boolean }) => [
  new rspack.DefinePlugin({ __reload_after_config__: JSON.stringify(reloadAfterConfig) }),
  new rspack.NormalModuleReplacementPlugin(/[\\/]developed-remote\.[jt]s$/, `${root}/src/remote.ts`),
];

function serverBuild(
  root: string,
  mode: Mode,
  serve: boolean,
  languages: readonly string[],
  plugins: RspackPluginInstance[],
): Configuration {
  const options = serverOptions(root, mode, serve);
  return {
    ...options,
    // It writes the descriptor, so it comes last; the first of the server builds empties the folder.
    ...(languages.length > 0 && {
      dependencies: ['web', ...languages.flatMap((language) => [`server-${language}`, `config-${language}`])],
    }),
    output: { ...options.output, clean: languages.length === 0 && !serve },
    entry: { server: [runtimeFile('server-public-path'), './src/remote.ts'] },
    externals: Object.fromEntries(sharedRequests.map((request) => [request, `commonjs ${request}`])),
    plugins,
  };
}

/** React of every module as the remote finds it. */
function oneReact(root: string): Record<string, string> {
  const require = createRequire(`${root}/package.json`);
  return Object.fromEntries(
    ['react', 'react-dom'].map((name) => [name, path.dirname(require.resolve(`${name}/package.json`))]),
  );
}

function standaloneBuild(
  config: RemoteConfig,
  root: string,
  mode: Mode,
  serve: boolean,
  writer: DescriptorWriter,
  server: KeptAsset,
): Configuration {
  const common = commonOptions(mode, 'web', serve ? 'host' : 'none');
  return {
    ...common,
    // In the composed site, too, a library that brings a React of its own gets that of the page.
    resolve: { ...common.resolve, alias: { ...common.resolve?.alias, ...oneReact(root) } },
    name: 'standalone',
    context: root,
    target: ['web', 'es2022'],
    entry: { standalone: './src/standalone.tsx' },
    output: {
      ...webOutput(`${root}/dist/standalone`, serve, `${containerName(config.name)}_standalone`, '/'),
      // The retry of a page whose code threw when it was imported throws the same error. Else it finds a module without
      // its values, and the console has errors of these only.
      strictModuleErrorHandling: true,
    },
    optimization: { splitChunks: { chunks: 'async' } },
    plugins: [
      new rspack.HtmlRspackPlugin({
        template: fileURLToPath(new URL('./standalone.html', import.meta.url)),
        templateParameters: { name: config.name },
        scriptLoading: 'defer',
      }),
      refuseNodeImports(),
      ...(serve
        ? [
            ...hotRemote(root, { reloadAfterConfig: true }),
            new rspack.NormalModuleReplacementPlugin(/^\.\/remote(\.ts)?$/, (resolved) => {
              if (resolved.context === `${root}/src`) resolved.request = runtimeFile('hot-remote');
            }),
            new ReactRefreshRspackPlugin(),
          ]
        : []),
    ],
    devServer: {
      ...(serve && devServerOptions(devPort(config.port))),
      historyApiFallback: { disableDotRule: true },
      onListening: () => {
        process.stdout.write(`${config.name} alone: ${devOrigin(config)}\n`);
      },
      setupMiddlewares: (middlewares, devServer) => {
        endWhenPortIsBusy(devServer.server, devPort(config.port));
        const answer = (address: string, content: () => string, type = 'application/json') => ({
          name: address,
          path: address,
          middleware: (_request: unknown, response: import('node:http').ServerResponse) => {
            response.setHeader('content-type', type);
            response.setHeader('access-control-allow-origin', '*');
            response.end(content());
          },
        });
        return [
          answer('/config.json', () => process.env.SITE_CONFIG ?? '{}'),
          // The composed site follows the content pack; a remote alone asks it.
          ...contentProxy(),
          ...['recorded.json', 'recorded-account.json'].map((file) =>
            answer(`/${file}`, () =>
              existsSync(`${root}/${file}`) ? readFileSync(`${root}/${file}`, 'utf8') : '{}',
            ),
          ),
          answer('/federated/remote.json', () => JSON.stringify(writer.latest)),
          answer('/federated/build.json', () =>
            JSON.stringify({ descriptor: writer.latest, server: writer.isComplete ? server.hash : '' }),
          ),
          answer('/federated/server/server.cjs', () => server.code, 'text/javascript'),
          ...middlewares,
        ];
      },
    },
  };
}
