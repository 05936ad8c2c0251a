import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { packageOf, restrictedImports } from 'shared-releases/contract';
import { root } from '../repository.ts';
import { dependencyVersion, peerRange, readManifest, templateVersions } from './package-versions.ts';
import { packedLinks } from './packed-links.ts';
import { type PublishedPackage, publishedPackages } from './published-packages.ts';

/** One copy per page or test run, which the remote's own package.json names. */
const PEERS = ['react', 'react-dom', 'jest', '@testing-library/react'];

/** Tests, and files that only scripts of this repository run. */
const isLeftOut = (file: string) =>
  /\.test\.tsx?$/.test(file) ||
  /[\\/](draw|sharing)[\\/]write\.ts$|[\\/]testing[\\/]everything\.tsx?$/.test(file);

/**
 * Builds every published package into `<into>/<name>`: JavaScript and types below `lib`, and a package.json whose
 * `exports` lead there. The workspaces themselves keep `exports` to their sources, so that nothing has to be built to
 * work in this repository.
 */
export function buildPackages(into: string): readonly { name: string; version: string; folder: string }[] {
  rmSync(into, { recursive: true, force: true });
  const compiled = path.join(into, '.compiled');
  compile(compiled);
  const built = publishedPackages.map((one) => {
    const folder = path.join(into, one.name);
    const { version } = readManifest(one.source);
    assemble(one, folder, path.join(compiled, one.source));
    return { name: one.name, version, folder };
  });
  rmSync(compiled, { recursive: true });
  return built;
}

/** One run of TypeScript over all packages; relative imports of `.ts` files become those of `.js` files. */
function compile(outDir: string) {
  // Inside the repository, because TypeScript looks for the named types from here.
  const project = path.join(root, '.cache', `packages-${process.pid}.json`);
  mkdirSync(path.dirname(project), { recursive: true });
  const include = [
    ...publishedPackages.flatMap(({ source, compiled }) =>
      compiled.map((glob) => path.join(root, source, glob)),
    ),
    path.join(root, 'tooling/types/assets.d.ts'),
    path.join(root, 'tooling/types/react-refresh.d.ts'),
  ];
  const options = {
    noEmit: false,
    incremental: false,
    declaration: true,
    rewriteRelativeImportExtensions: true,
    rootDir: root,
    outDir,
    types: ['node', 'jest', '@testing-library/jest-dom'],
  };
  const leftOut = ['shared-*/src/**/*.test.ts', 'shared-*/src/**/*.test.tsx', 'tooling/**/*.test.ts'].map(
    (glob) => path.join(root, glob),
  );
  const text = {
    extends: path.join(root, 'tsconfig.base.json'),
    compilerOptions: options,
    include,
    exclude: leftOut,
  };
  writeFileSync(project, JSON.stringify(text));
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', project], { cwd: root, stdio: 'inherit' });
  rmSync(project);
}

function assemble(one: PublishedPackage, folder: string, compiled: string) {
  const lib = path.join(folder, 'lib');
  // The preset, the commands and create-remote share the folder `tooling`; each package gets only what it reaches.
  const files = one.source === one.name ? listFiles(compiled) : reachable(one, compiled);
  for (const file of files) {
    if (isLeftOut(file.replace(/\.(d\.ts|js)$/, '.ts'))) continue;
    mkdirSync(path.dirname(path.join(lib, file)), { recursive: true });
    cpSync(path.join(compiled, file), path.join(lib, file));
  }
  if (one.source === one.name) copyAssets(path.join(root, one.source, 'src'), path.join(lib, 'src'));
  for (const [target, source] of Object.entries(one.copied ?? {})) {
    const file = path.join(root, source);
    if (!existsSync(file)) continue;
    cpSync(file, path.join(folder, target), { recursive: true });
    if (target.endsWith('.md'))
      writeFileSync(
        path.join(folder, target),
        packedLinks(readFileSync(file, 'utf8'), target, one.copied ?? {}),
      );
  }
  const changes = path.join(root, one.source, 'CHANGELOG.md');
  if (existsSync(changes)) cpSync(changes, path.join(folder, 'CHANGELOG.md'));
  if (!existsSync(path.join(folder, 'README.md')))
    writeFileSync(path.join(folder, 'README.md'), `# ${one.name}\n\n${one.description}\n`);
  if (one.name === 'remote-tooling') writeTeamSettings(folder);
  if (one.name === 'create-remote')
    writeFileSync(
      path.join(lib, 'create-remote/versions.json'),
      `${JSON.stringify(templateVersions(), null, 2)}\n`,
    );
  for (const file of Object.values(one.bin ?? {})) chmodSync(path.join(folder, file), 0o755);
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifestOf(one, folder), null, 2)}\n`);
}

const listFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Pictures and other files that sources import. */
function copyAssets(from: string, to: string) {
  for (const file of listFiles(from)) {
    if (/\.(tsx?|md)$/.test(file)) continue;
    mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    cpSync(path.join(from, file), path.join(to, file));
  }
}

/** Compiled files that the entries of a package import, directly or not, with their types. */
function reachable({ compiled: entries }: PublishedPackage, folder: string): string[] {
  const queue = entries.flatMap((entry) =>
    entry.endsWith('.ts')
      ? [entry.replace(/\.ts$/, '.js')]
      : listFiles(path.join(folder, entry))
          .filter((file) => file.endsWith('.js'))
          .map((file) => path.join(entry, file)),
  );
  const found = new Set<string>();
  for (const file of queue) {
    if (found.has(file)) continue;
    found.add(file);
    for (const request of importsOf(path.join(folder, file)))
      if (request.startsWith('.')) queue.push(path.join(path.dirname(file), request));
  }
  return [...found].flatMap((file) => {
    const types = file.replace(/\.js$/, '.d.ts');
    return existsSync(path.join(folder, types)) ? [file, types] : [file];
  });
}

/** What a file imports. Methods such as `Buffer.from('text')` are none. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?<![\w.])(?:from|import|require)\s*\(?\s*(?:\/\*.*?\*\/\s*)?['"]([^'"\n]+)['"]/g,
    ),
  ].map(([, request]) => request ?? '');

function manifestOf(one: PublishedPackage, folder: string) {
  const { version, exports: sources = {} } = readManifest(one.source);
  const compiledEntry = (file: string) => {
    const entry = file.replace('./src/', './lib/src/').replace(/\.tsx?$/, '');
    return { types: `${entry}.d.ts`, default: `${entry}.js` };
  };
  const exported: Record<string, string | { types: string; default: string }> =
    one.exports ??
    Object.fromEntries(Object.entries(sources).map(([entry, file]) => [entry, compiledEntry(file)]));
  const byCode = importedPackages(folder, /\.[cm]?js$/);
  const declared = one.source === one.name ? Object.keys(readManifest(one.source).dependencies ?? {}) : [];
  const names = new Set([
    ...declared,
    ...byCode,
    ...importedPackages(folder, /\.d\.ts$/),
    ...(one.dependencies ?? []),
  ]);
  names.delete(one.name);
  const sorted = [...names].sort();
  const versions = (chosen: readonly string[], versionOf: typeof peerRange) =>
    Object.fromEntries(chosen.map((name) => [name, versionOf(name, one.source, byCode.includes(name))]));
  for (const target of Object.values(exported).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : Object.values(entry),
  ))
    if (!existsSync(path.join(folder, target)))
      throw new Error(`${one.name} exports ${target}, which the build did not write.`);
  return {
    name: one.name,
    version,
    description: one.description,
    license: 'UNLICENSED',
    type: 'module',
    engines: { node: '>=24' },
    exports: {
      ...(one.name === 'shared-releases' && { './remote.schema.json': './remote.schema.json' }),
      ...exported,
    },
    ...(one.bin && { bin: one.bin }),
    dependencies: versions(
      sorted.filter((name) => !PEERS.includes(name)),
      dependencyVersion,
    ),
    peerDependencies: versions(
      sorted.filter((name) => PEERS.includes(name)),
      peerRange,
    ),
  };
}

/** Packages that the files of a package import. */
const importedPackages = (folder: string, kind: RegExp): string[] => {
  const files = listFiles(path.join(folder, 'lib')).filter(
    (file) => kind.test(file) && !/[\\/](template|repository)[\\/]/.test(file),
  );
  const requests = files.flatMap((file) => importsOf(path.join(folder, 'lib', file)));
  return [...new Set(requests.flatMap((request) => packageOf(request) ?? []))].filter(
    (name) => !name.startsWith('node:') && !isBuiltin(name),
  );
};

const isBuiltin = (name: string) => process.getBuiltinModule(name) !== undefined;

/** Settings that a repository extends: types and lint. */
function writeTeamSettings(folder: string) {
  const { compilerOptions } = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8'));
  const { incremental, ...options } = compilerOptions;
  writeFileSync(
    path.join(folder, 'tsconfig.json'),
    `${JSON.stringify({ compilerOptions: options }, null, 2)}\n`,
  );
  const { formatter, javascript, linter, overrides } = JSON.parse(
    readFileSync(path.join(root, 'biome.json'), 'utf8'),
  );
  const style = {
    ...linter.rules.style,
    noRestrictedImports: { level: 'error', options: restrictedImports() },
  };
  // What holds for the sources of remotes here holds for those of the repository.
  const ofSources = (overrides as { includes: string[] }[])
    .filter(({ includes: [first] }) => first === 'mfe-*/src/**')
    .map((override) => ({ ...override, includes: ['**/src/**', ...override.includes.slice(1)] }));
  const settings = {
    formatter,
    javascript,
    linter: { ...linter, rules: { ...linter.rules, style } },
    overrides: ofSources,
  };
  writeFileSync(path.join(folder, 'biome.json'), `${JSON.stringify(settings, null, 2)}\n`);
}
