import { CommandError } from '../cli/command.ts';

/** The channel of a release: the option, else `CHANNEL`, else production. @throws CommandError for a wrong name */
export const readChannel = (option: string | undefined): string =>
  channelName('--channel', option ?? (process.env.CHANNEL || 'production'));

/** @param option with which the channel was named, for the error. @throws CommandError for a wrong name */
export function channelName(option: string, channel: string): string {
  if (!/^[a-z0-9-]+$/.test(channel))
    throw new CommandError(`${option} ${channel}: use lower case letters, digits and dashes.`);
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
