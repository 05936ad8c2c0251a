import { openReleaseStore, type ReleaseStore } from 'shared-releases';
import { CommandError } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { readCanary, readChannel } from '../release/release-options.ts';
import { USAGE } from './usage.ts';

export interface TeamOptions {
  store: ReleaseStore;
  /** The store's address, for messages. */
  location: string;
  channel: string;
  canary?: number;
  checks: boolean;
  build: boolean;
}

/** Reads the options that the team's commands have in common. @throws CommandError that names the wrong one */
export async function readOptions(args: readonly string[]): Promise<TeamOptions> {
  const { values } = parse(args);
  const location = values.store ?? process.env.RELEASE_STORE;
  if (!location)
    throw new CommandError(
      'Name the release store of the site: --store <folder or s3://bucket/prefix>, or RELEASE_STORE.',
    );
  const channel = readChannel(values.channel);
  const canary = readCanary(values.canary);
  const store = await openReleaseStore(location);
  return { store, location, channel, canary, checks: !values['no-checks'], build: !values['no-build'] };
}

function parse(args: readonly string[]) {
  return readArguments(USAGE, {
    args: [...args],
    options: {
      store: { type: 'string' },
      channel: { type: 'string' },
      canary: { type: 'string' },
      'no-checks': { type: 'boolean' },
      'no-build': { type: 'boolean' },
    },
  });
}
