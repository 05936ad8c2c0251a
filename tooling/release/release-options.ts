import { CommandError } from '../cli/command.ts';

/** The channel of a release: the option, else `CHANNEL`, else production. @throws CommandError for a wrong name */
export function readChannel(option: string | undefined): string {
  const channel = option ?? (process.env.CHANNEL || 'production');
  if (!/^[a-z0-9-]+$/.test(channel))
    throw new CommandError(`--channel ${channel}: use lower case letters, digits and dashes.`);
  return channel;
}

/** The percentage of a canary; undefined without the option. @throws CommandError for no percentage */
export function readCanary(option: string | undefined): number | undefined {
  if (option === undefined) return undefined;
  const canary = Number(option);
  if (!(canary > 0 && canary < 100))
    throw new CommandError(`--canary ${option}: name a percentage between 0 and 100.`);
  return canary;
}
