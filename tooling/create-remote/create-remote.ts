import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../cli/command.ts';

const template = path.join(import.meta.dirname, 'template');

export interface NewRemote {
  /** Folder and package name: `mfe-stories`. */
  name: string;
  /** Folder that will contain the remote's folder: the repository's root. */
  into: string;
  port: number;
  /** Folder for its CI file. Default: no file is written. */
  workflows?: string;
}

/**
 * Generates a remote that passes every gate without further edits: a page, tests, standalone host, descriptor, CI file.
 * @throws CommandError when the name does not fit or the folder exists
 */
export function createRemote({ name, into, port, workflows }: NewRemote): string[] {
  if (!/^mfe-[a-z][a-z0-9-]*$/.test(name))
    throw new CommandError(
      `${name}: a remote is named mfe-something, in lower case letters, digits and dashes.`,
    );
  const folder = path.join(into, name);
  if (existsSync(folder)) throw new CommandError(`${name}/ exists already. Nothing was changed.`);
  const slug = name.slice('mfe-'.length);
  const title = slug[0]?.toUpperCase() + slug.slice(1).replace(/-/g, ' ');
  const fill = (text: string) =>
    text
      .replaceAll('__NAME__', name)
      .replaceAll('__SLUG__', slug)
      .replaceAll('__TITLE__', title)
      .replaceAll('__PORT__', String(port));

  const written: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, fill(text));
    written.push(path.relative(into, file));
  };
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const source = path.join(entry.parentPath, entry.name);
    // Template sources end in .txt, so that lint and type checks skip their placeholders.
    const relative = path.relative(template, source).replace(/\.txt$/, '');
    const text = readFileSync(source, 'utf8');
    if (relative === 'workflow.yml') {
      if (workflows) write(path.join(workflows, `${name}.yml`), text);
    } else write(path.join(folder, relative), text);
  }
  return written;
}
