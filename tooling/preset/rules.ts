import type { Configuration, RuleSetRule } from '@rspack/core';

export type Mode = 'production' | 'development';

/** TypeScript and JSX by the built-in swc loader, for browsers that support modules (about 95 % of phones in use). */
const scripts = (target: 'web' | 'node', refresh: boolean): RuleSetRule => ({
  test: /\.[cm]?tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
    },
    env:
      target === 'web' ? { targets: 'chrome >= 96, firefox >= 100, safari >= 15.4' } : { targets: 'node 24' },
  },
  type: 'javascript/auto',
});

export const commonOptions = (mode: Mode, target: 'web' | 'node', refresh = false): Configuration => ({
  mode,
  devtool: mode === 'development' ? 'cheap-module-source-map' : false,
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js', '.json'] },
  module: {
    rules: [
      scripts(target, refresh),
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
