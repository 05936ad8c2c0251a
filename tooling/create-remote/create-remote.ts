import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../cli/command-error.ts';

/** Sources of every new remote, and of its workspace in this repository. */
const TEMPLATE = path.join(import.meta.dirname, 'template');
/** What a repository of its own has instead of the workspace's settings. */
const REPOSITORY = path.join(import.meta.dirname, 'repository');

export interface NewRemote {
  /** Folder and package name: `mfe-stories`. */
  name: string;
  /** Folder that will contain the remote's folder: the repository's root. */
  into: string;
  port: number;
  /** Folder for its CI file. Default: no file is written. */
  workflows?: string;
}

export interface NewRepository {
  name: string;
  /** Folder that will contain the repository's folder. */
  into: string;
  port: number;
  /** Versions of the packages in package.json, by name. */
  versions: Readonly<Record<string, string>>;
  /**
   * Packed packages by name, as paths of their files: they are copied into the repository, and package.json names the
   * copies, so that it installs on every machine. Default: all packages are in a registry.
   */
  packed?: Readonly<Record<string, string>>;
}

/** Folder of a repository for packed packages. */
const PACKED = 'packages';
/** As many as the name of a preview may have, whose default is the name of the remote. */
const NAME_LENGTH = 60;

/**
 * Generates a remote that passes every gate without further edits: a page, tests, standalone host, descriptor, CI file.
 * @returns the written files, relative to `into`
 * @throws CommandError when the name does not fit or the folder exists
 */
export function createRemote({ name, into, port, workflows }: NewRemote): string[] {
  const folder = newFolder(name, into);
  const fill = filler(name, port);
  const written: string[] = [];
  for (const { file, text } of readTemplate(TEMPLATE)) {
    const isWorkflow = file === 'workflow.yml';
    if (isWorkflow && !workflows) continue;
    const target = isWorkflow ? path.join(workflows ?? '', `${name}.yml`) : path.join(folder, file);
    written.push(writeText(target, fill(withVersions(text, workspaceVersion)), into));
  }
  return written;
}

/**
 * Generates a repository of its own for a remote: the same page and tests, with the published packages instead of
 * workspaces.
 * @returns the written files, relative to `into`
 * @throws CommandError when the name does not fit, the folder exists, or a version is not known
 */
export function createRepository({ name, into, port, versions, packed = {} }: NewRepository): string[] {
  const folder = newFolder(name, into);
  const fill = filler(name, port);
  const own = new Map(readTemplate(REPOSITORY).map(({ file, text }) => [file, text]));
  const files = new Map(
    readTemplate(TEMPLATE)
      .filter(({ file }) => file !== 'workflow.yml' && !own.has(file))
      .map(({ file, text }) => [file, text.replaceAll("'tooling/", "'remote-tooling/")]),
  );
  const versionOf = (dependency: string) => {
    const file = packed[dependency];
    return file === undefined ? versions[dependency] : `file:${PACKED}/${path.basename(file)}`;
  };
  const written = [...files, ...own].map(([file, text]) =>
    writeText(path.join(folder, file), fill(withVersions(text, versionOf)), into),
  );
  const copies = Object.values(packed).map((file) => {
    const copy = path.join(folder, PACKED, path.basename(file));
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(file, copy);
    return path.relative(into, copy);
  });
  return [...written, ...copies];
}

function newFolder(name: string, into: string): string {
  if (!/^mfe-[a-z]([a-z0-9-]*[a-z0-9])?$/.test(name) || name.length > NAME_LENGTH)
    throw new CommandError(
      `${name}: a remote is named mfe-something, in lower case letters, digits and dashes, with at most ${NAME_LENGTH} characters and no dash at its end.`,
    );
  const folder = path.join(into, name);
  if (existsSync(folder)) throw new CommandError(`${name}/ exists already. Nothing was changed.`);
  return folder;
}

const manifestOf = (workspace: string) =>
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../..', workspace, 'package.json'), 'utf8'));

/**
 * Version for the package.json of a new workspace: that of another workspace exactly, and of React the range that the
 * shared packages name. Without React there, npm installs a second one of another major version for a library that wants it.
 */
const workspaceVersion = (name: string): string | undefined =>
  name === 'react' ? manifestOf('shared-ui').dependencies.react : manifestOf(name).version;

const withVersions = (text: string, versionOf: (dependency: string) => string | undefined) =>
  text.replace(/__VERSION:([^_]+)__/g, (_match, dependency: string) => {
    const version = versionOf(dependency);
    if (!version) throw new CommandError(`There is no version of ${dependency} for the new remote.`);
    return version;
  });

/** Replaces the placeholders of the template. */
function filler(name: string, port: number) {
  const slug = name.slice('mfe-'.length);
  const title = slug[0]?.toUpperCase() + slug.slice(1).replace(/-/g, ' ');
  return (text: string) =>
    text
      .replaceAll('__NAME__', name)
      .replaceAll('__SLUG__', slug)
      .replaceAll('__TITLE__', title)
      .replaceAll('__PORT__', String(port));
}

/** Sources end in .txt, so that lint and type checks skip their placeholders; `dot-` stands for a dot, which npm pack would leave out. */
const readTemplate = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = path.join(entry.parentPath, entry.name);
      return {
        file: path
          .relative(folder, source)
          .replace(/\.txt$/, '')
          .replace(/(^|\/)dot-/g, '$1.'),
        text: readFileSync(source, 'utf8'),
      };
    });

function writeText(file: string, text: string, into: string): string {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  return path.relative(into, file);
}
