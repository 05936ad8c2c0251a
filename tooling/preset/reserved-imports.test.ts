/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** In a process of its own, because Jest cannot load the bundler. */
const build = `
import { rspack } from '@rspack/core';
import { refuseReservedImports } from ${JSON.stringify(path.join(import.meta.dirname, 'reserved-imports.ts'))};
rspack(
  {
    context: process.argv[1],
    mode: 'development',
    entry: './src/index.js',
    externals: [/^[^./]/],
    plugins: [refuseReservedImports()],
  },
  (error, stats) => {
    if (error) throw error;
    process.stdout.write(JSON.stringify(stats.toJson({ all: false, errors: true }).errors.map(({ message }) => message)));
  },
);
`;

test('own files that import a reserved library are named, with what to use instead', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'reserved-'));
  try {
    mkdirSync(path.join(root, 'src'));
    writeFileSync(
      path.join(root, 'src/index.js'),
      "import './page.js';\nimport 'react';\nimport 'shared-ui';\n",
    );
    writeFileSync(
      path.join(root, 'src/page.js'),
      "import axios from 'axios';\nvoid import('@mui/material/Button');\nconsole.log(axios);\n",
    );
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', build, root], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    });
    expect(JSON.parse(output).sort()).toEqual([
      expect.stringContaining(
        'src/page.js imports @mui/material/Button. @mui/material is reserved to the shared packages: use the components of shared-ui.',
      ),
      expect.stringContaining(
        'src/page.js imports axios. axios is reserved to the shared packages: use useApi() of shared-shell with the queries of shared-api.',
      ),
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
