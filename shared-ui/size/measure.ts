import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { DefinePlugin, rspack } from '@rspack/core';

/**
 * Bundles the face alone (React outside) and prints what it costs in kB brotli, Emotion included: `face` is on every
 * page. `npm run size -w shared-ui`.
 */
const folder = mkdtempSync(join(tmpdir(), 'face-'));
const external = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'];
const script = {
  test: /\.tsx?$/,
  loader: 'builtin:swc-loader',
  options: {
    jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
    env: { targets: 'chrome >= 106, firefox >= 104, safari >= 15.4' },
  },
  type: 'javascript/auto',
} as const;

await new Promise<void>((done, fail) => {
  rspack(
    {
      mode: 'production',
      target: ['web', 'es2022'],
      entry: { face: new URL('../src/index.ts', import.meta.url).pathname },
      // Everything exported counts: what is shared through federation is not tree-shaken.
      output: {
        path: folder,
        library: { type: 'commonjs2' },
        filename: '[name].js',
        chunkFilename: '[name].js',
      },
      externals: Object.fromEntries(external.map((name) => [name, `commonjs ${name}`])),
      // As the preset of the builds says it (`unusedInPages`).
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        alias: { 'hoist-non-react-statics$': false },
      },
      module: { rules: [script] },
      // As the preset of the builds says it (`pageGlobals`): code for servers is left out.
      plugins: [new DefinePlugin({ 'typeof document': '"object"', 'typeof window': '"object"' })],
    },
    (error, stats) => (error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done()),
  );
});

const kilobytes = (name: string) => brotliCompressSync(readFileSync(join(folder, name))).length / 1000;
const result = {
  face: kilobytes('face.js'),
  faceHasMui: readFileSync(join(folder, 'face.js'), 'utf8').includes('Mui'),
};
rmSync(folder, { recursive: true });
console.log(JSON.stringify(result));
