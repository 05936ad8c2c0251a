import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { run } from 'tooling/processes/services.ts';
import { root } from 'tooling/repository.ts';

export interface OutsideFolder {
  folder: string;
  /** Folder with the packed packages. */
  tarballs: string;
  remove: () => void;
}

/** Packs the packages for teams in other repositories, and makes an empty folder outside this repository. */
export async function createOutsideFolder(): Promise<OutsideFolder> {
  if ((await run(process.execPath, ['tooling/commands/packages.ts'], { quiet: true })) !== 0)
    throw new Error('The packages do not build.');
  const folder = mkdtempSync(path.join(os.tmpdir(), 'outside-'));
  return {
    folder,
    tarballs: path.join(root, 'dist/tarballs'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** `shared-ui-1.0.0.tgz` → `shared-ui` */
const packageName = (tarball: string) => tarball.replace(/-\d+\.\d+\.\d+.*/, '');

/** Unpacks one packed package. */
export function unpack(tarballs: string, name: string, into: string): void {
  const tarball = readdirSync(tarballs).find((file) => packageName(file) === name);
  if (!tarball) throw new Error(`${name} is not packed.`);
  mkdirSync(into, { recursive: true });
  execFileSync('tar', ['xzf', path.join(tarballs, tarball), '-C', into, '--strip-components=1']);
}

/**
 * What `npm install` does with the packed packages, without a registry: they are unpacked, and every other package is a
 * link to the one that is installed here.
 */
export function installPacked(repository: string, tarballs: string): void {
  const modules = path.join(repository, 'node_modules');
  const installed = path.join(root, 'node_modules');
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  const isWorkspace = (entry: string) =>
    lstatSync(path.join(installed, entry)).isSymbolicLink() &&
    !realpathSync(path.join(installed, entry)).startsWith(installed);
  for (const entry of readdirSync(installed))
    if (!entry.startsWith('.') && !isWorkspace(entry))
      symlinkSync(path.join(installed, entry), path.join(modules, entry));
  for (const command of readdirSync(path.join(installed, '.bin')))
    symlinkSync(path.join(installed, '.bin', command), path.join(modules, '.bin', command));
  for (const tarball of readdirSync(tarballs)) {
    const name = packageName(tarball);
    unpack(tarballs, name, path.join(modules, name));
    const nested = path.join(root, name === 'remote-tooling' ? 'tooling' : name, 'node_modules');
    if (existsSync(nested)) symlinkSync(nested, path.join(modules, name, 'node_modules'));
  }
  symlinkSync('../remote-tooling/lib/team/cli.js', path.join(modules, '.bin/remote-tooling'));
}

/**
 * Packages of the site that `npm install` would ask the registry for: those that a packed package of `repository` needs
 * and that its own package.json does not name by `file:`.
 */
export function packagesFromRegistry(repository: string, tarballs: string): string[] {
  const fromFolder = new Map<string, string>();
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(repository, 'package.json'), 'utf8'),
  );
  for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies }))
    if (version.startsWith('file:')) fromFolder.set(name, version.slice('file:'.length));
  const needed = [...fromFolder.values()].flatMap((tarball) => {
    const manifest = execFileSync('tar', ['xzOf', tarball, 'package/package.json'], {
      cwd: repository,
      encoding: 'utf8',
    });
    return Object.keys(JSON.parse(manifest).dependencies);
  });
  const packed = readdirSync(tarballs).map(packageName);
  return packed.filter((name) => needed.includes(name) && !fromFolder.has(name));
}

/** Runs a command in a folder, with the commands of its `node_modules` on the PATH. */
export function execute(folder: string, program: string, args: readonly string[]) {
  const bin = path.join(folder, 'node_modules/.bin');
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
    },
  });
  return { status, output: stdout + stderr };
}

/** The files that a page of `docs` contains as code blocks, written below `folder`. */
export function writeDocumentedFiles(page: string, folder: string): void {
  const text = readFileSync(path.join(root, 'docs', page), 'utf8');
  for (const [, file = '', content = ''] of text.matchAll(/<!-- file: (\S+) -->\n```\w+\n([\s\S]*?)```/g)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
}
