/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** In a process of its own, because Jest cannot load the bundler. */
const build = `
import { rspack } from '@rspack/core';
import { refuseSiteWideStyles } from ${JSON.stringify(path.join(import.meta.dirname, 'site-wide-styles.ts'))};
rspack(
  {
    context: process.argv[1],
    mode: 'development',
    entry: './src/index.js',
    module: { rules: [{ test: /\\.css$/, type: 'css/auto' }] },
    plugins: [refuseSiteWideStyles()],
  },
  (error, stats) => {
    if (error) throw error;
    process.stdout.write(JSON.stringify(stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message)));
  },
);
`;

test('a style sheet with rules for elements of the whole site is named, with the cure; others are not', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'site-wide-'));
  try {
    mkdirSync(path.join(root, 'src'));
    writeFileSync(
      path.join(root, 'src/index.js'),
      "import './page.css';\nimport './own.css';\nimport './own.module.css';\n",
    );
    writeFileSync(path.join(root, 'src/page.css'), 'h1 { color: red }\n.fair li { margin: 0 }\n');
    writeFileSync(path.join(root, 'src/own.css'), '.fair h1 { color: red }\n');
    writeFileSync(
      path.join(root, 'src/own.module.css'),
      '.fair { margin: 0 }\n:local(.fair) p { margin: 0 }\n',
    );
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', build, root], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    expect(JSON.parse(output)).toEqual([
      expect.stringContaining(
        'src/page.css has rules for elements of the whole site: h1. They stay when the page is left. Put a class of the remote into each selector',
      ),
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
