import { remotes } from '../repository.ts';
import { CommandError } from './command-error.ts';
import { readArguments } from './read-arguments.ts';

/**
 * The remotes that a command's arguments name; without any all of this repository.
 * @throws CommandError that lists the remotes when one is not among them
 */
export function readRemotes(usage: string) {
  const { positionals: asked } = readArguments(usage, { allowPositionals: true });
  const known: readonly string[] = remotes.map(({ name }) => name);
  const wrong = asked.filter((name) => !known.includes(name));
  if (wrong.length > 0)
    throw new CommandError(`No remote named ${wrong.join(', ')}. There are: ${known.join(', ')}.`);
  return remotes.filter(({ name }) => asked.length === 0 || asked.includes(name));
}
