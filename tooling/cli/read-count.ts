import { CommandError } from './command-error.ts';

/**
 * The value of an option that is a whole number from 1 on.
 * @throws CommandError when it is something else, or greater than `greatest`
 */
export function readCount(option: string, value: string, greatest: number): number {
  const count = /^\d{1,9}$/.test(value) ? Number(value) : 0;
  if (count < 1 || count > greatest)
    throw new CommandError(`${option} needs a number from 1 to ${greatest}.`);
  return count;
}
