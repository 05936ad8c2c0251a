import { run } from '../processes/services.ts';
import { remotes, root } from '../repository.ts';
import { checkConfigs } from './check-configs.ts';
import { CommandError } from './command.ts';

/** Builds workspaces through turbo, which caches unchanged ones. No names: all workspaces. */
export async function build(names: readonly string[] = []): Promise<void> {
  await checkConfigs(root, names.length > 0 ? names : remotes.map(({ name }) => name));
  const filters = names.length > 0 ? names.map((name) => `--filter=${name}`) : [];
  const code = await run('turbo', ['run', 'build', '--output-logs=errors-only', ...filters], {
    // A failed build says itself what is wrong; npm would add seven lines about its script.
    env: { npm_config_loglevel: 'silent' },
  });
  if (code !== 0) throw new CommandError('The build failed; see the messages above.');
}
