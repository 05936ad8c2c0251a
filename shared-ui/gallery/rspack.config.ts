import { type Configuration, rspack } from '@rspack/core';

/** The gallery alone: `npm run gallery -w shared-ui`, http://localhost:3010. */
const config: Configuration = {
  mode: 'development',
  context: import.meta.dirname,
  entry: './gallery.tsx',
  output: { path: new URL('../dist/gallery', import.meta.url).pathname, publicPath: '/' },
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
        type: 'javascript/auto',
      },
      { test: /\.(svg|woff2)$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      title: 'shared-ui',
      meta: { viewport: 'width=device-width, initial-scale=1' },
    }),
  ],
  devServer: { port: Number(process.env.PORT ?? 3010), host: 'localhost', static: false },
  stats: 'errors-warnings',
};

export default config;
