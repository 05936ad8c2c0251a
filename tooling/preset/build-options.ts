import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core';
import { oldestBrowsers } from './browser-support.ts';
import { translatedFiles } from './translated-files.ts';

export type Mode = 'production' | 'development';

/**
 * React refresh of a build: none, with the refresh runtime (`host`), or with that of the page (`guest`). A guest uses the
 * page's React through the shared `react/jsx-runtime`; the development runtime of JSX is not shared.
 */
type Refresh = 'none' | 'host' | 'guest';

const styledRefreshLoader = fileURLToPath(
  new URL(
    `./runtime/styled-refresh-loader.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`,
    import.meta.url,
  ),
);

/**
 * React Router's `exports` name its development build only, whose warnings nobody reads in production. Its packages for
 * development and production have the same files.
 */
function productionRouter(): Record<string, string> {
  const require = createRequire(createRequire(import.meta.url).resolve('react-router-dom'));
  const folder = path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': `${folder}/index.mjs`, 'react-router/dom$': `${folder}/dom-export.mjs` };
}

/**
 * What of a library no page needs. Emotion imports `hoist-non-react-statics` and `react-is` for `withTheme` alone, as
 * CommonJS, of which a bundler leaves nothing out.
 */
const unusedInPages = { 'hoist-non-react-statics$': false } as const;

/** TypeScript and JSX by the built-in swc loader. */
const scripts = (target: 'web' | 'node', refresh: Refresh): RuleSetRule => ({
  test: /\.[cm]?tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: {
        react: { runtime: 'automatic', development: refresh === 'host', refresh: refresh !== 'none' },
      },
    },
    env: target === 'web' ? { targets: oldestBrowsers } : { targets: 'node 24' },
  },
  type: 'javascript/auto',
});

export const commonOptions = (
  mode: Mode,
  target: 'web' | 'node',
  refresh: Refresh = 'none',
): Configuration => ({
  mode,
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    alias: mode === 'production' && target === 'web' ? { ...productionRouter(), ...unusedInPages } : {},
  },
  module: {
    rules: [
      translatedFiles,
      scripts(target, refresh),
      ...(refresh === 'none'
        ? []
        : [
            { test: /\.tsx$/, exclude: /node_modules/, enforce: 'pre' as const, loader: styledRefreshLoader },
          ]),
      { test: /\.css$/, type: 'css/auto', sideEffects: true },
      {
        test: /\.(svg|webp|png|avif|jpe?g|mp4|webm|woff2)$/,
        type: 'asset/resource',
        generator: { filename: 'assets/[name].[contenthash:8][ext]', emit: target === 'web' },
      },
    ],
    generator: target === 'node' ? { 'css/auto': { exportsOnly: true } } : {},
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});

/** What code of a page may rely on, so that what it has for servers is left out. Not for workers, which have neither. */
export const pageGlobals = () =>
  new rspack.DefinePlugin({ 'typeof document': '"object"', 'typeof window': '"object"' });

/** Files of a bundle for the browser, named by their content so that browsers may cache them without a time limit. */
export const webOutput = (
  folder: string,
  serve: boolean,
  uniqueName: string,
  publicPath: string,
): NonNullable<Configuration['output']> => ({
  path: folder,
  clean: !serve,
  uniqueName,
  publicPath,
  // Under hot reload a page outlives many builds, so file names must stay the same.
  filename: serve ? 'js/[name].js' : 'js/[name].[contenthash:8].js',
  chunkFilename: serve ? 'js/[name].js' : 'js/[name].[contenthash:8].js',
  // Where the client of hot reload looks for the style sheet of a page that has imported none before.
  ...(serve && { cssFilename: '[name].css', cssChunkFilename: '[name].css' }),
});

/**
 * Takes spaces and comments out of a server bundle and nothing else: names stay for stack traces. V8 keeps the source as
 * long as the bundle is in use, and one letter that is not Latin doubles it, so all letters are written as ASCII.
 */
const withoutSpaces = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: {
    compress: false,
    mangle: false,
    format: { comments: false, asciiOnly: true },
  },
});

/**
 * All code of a dynamic import in the bundle itself. `asyncChunks: false` alone ends the bundler without naming a file when
 * the name of an import has a variable.
 */
const withDynamicImportsInOneFile = (options: Configuration): Configuration => ({
  ...options,
  module: { ...options.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
});

/** A bundle that the shell's server renders with: one CommonJS file, because `evaluateServerBundle` loads no chunks. */
export const serverOptions = (root: string, mode: Mode, serve: boolean): Configuration => ({
  ...withDynamicImportsInOneFile(commonOptions(mode, 'node')),
  name: 'server',
  // A dev server's client in it would need a browser.
  ...(serve ? { devServer: false, devtool: 'inline-cheap-module-source-map' } : { dependencies: ['web'] }),
  context: root,
  target: 'node',
  output: {
    path: `${root}/dist/server`,
    clean: !serve,
    ...(serve && { devtoolModuleFilenameTemplate: '[absolute-resource-path]' }),
    filename: '[name].cjs',
    library: { type: 'commonjs2' },
    publicPath: '',
    asyncChunks: false,
    // Else a module that threw when it was imported counts as imported the next time, and nobody sees the error.
    strictModuleErrorHandling: true,
  },
  optimization: {
    splitChunks: false,
    moduleIds: 'named',
    minimize: !serve,
    minimizer: [withoutSpaces],
  },
});

/** The dev server of one deployable. Pages of other local origins load its files, hence CORS for all. */
export const devServerOptions = (port: number): NonNullable<Configuration['devServer']> => ({
  port,
  host: 'localhost',
  allowedHosts: ['localhost', '127.0.0.1'],
  headers: { 'Access-Control-Allow-Origin': '*' },
  static: false,
});

/**
 * A browser build for measuring: with source maps, in a folder of its own, and without the plugins that describe a
 * release.
 */
export const measuredBuild = (build: Configuration, folder: string): Configuration => ({
  ...build,
  dependencies: undefined,
  devtool: 'hidden-source-map',
  output: {
    ...build.output,
    path: folder,
    clean: true,
    devtoolModuleFilenameTemplate: '[absolute-resource-path]',
  },
});
