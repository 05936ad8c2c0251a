import path from 'node:path';
import { CommandError, runCommand } from '../cli/command.ts';
import { remotes, root } from '../repository.ts';
import { fetchWidgetTypes } from '../team/widget-types.ts';

/**
 * `npm run widget-types -- mfe-events [--channel staging]`: writes the types of widgets that remotes from other
 * repositories have released into `mfe-events/widget-types/`.
 */
runCommand(async () => {
  const [name, ...options] = process.argv.slice(2);
  if (!remotes.some((remote) => remote.name === name))
    throw new CommandError('Name the remote that shows the widgets: npm run widget-types -- mfe-events');
  const store = process.env.RELEASE_STORE ?? path.join(root, '.releases');
  await fetchWidgetTypes(path.join(root, name ?? ''), ['--store', store, ...options]);
});
