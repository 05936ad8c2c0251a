import { existsSync } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../preset/read-config.ts';
import { CommandError } from './command-error.ts';

/**
 * Reads the `remote.config.ts` of each folder that has one, before a build does: the bundler would show the stack of its
 * own loader.
 * @param root folder that messages name the files from
 * @throws CommandError with one line per file that cannot be read
 */
export async function checkConfigs(root: string, names: readonly string[]): Promise<void> {
  const problems = await Promise.all(names.map((name) => problemOf(root, name)));
  const found = problems.filter((problem) => problem !== null);
  if (found.length > 0) throw new CommandError(found.join('\n'));
}

async function problemOf(root: string, name: string): Promise<string | null> {
  const folder = path.join(root, name);
  const file = path.join(folder, 'remote.config.ts');
  if (!existsSync(file)) return null;
  try {
    await readConfig(folder);
    return null;
  } catch (error) {
    const { message, stack = '' } = error as Error;
    const [, line] = stack.slice(stack.indexOf(file)).match(/^[^:\n]+:(\d+)/) ?? [];
    const place = `${name}/remote.config.ts${line ? ` line ${line}` : ''}`;
    return `${place} cannot be read: ${message.replaceAll(`${root}${path.sep}`, '')}. Correct it there, or in what it imports, and build again.`;
  }
}
