import path from 'node:path';
import { CommandError, runCommand } from '../cli/command.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { remotes, root } from '../repository.ts';
import { fetchWidgetTypes } from '../team/widget-types.ts';

const usage = 'npm run widget-types -- mfe-events [--channel staging]';

/**
 * `npm run widget-types -- mfe-events [--channel staging]`: writes the types of widgets that remotes from other
 * repositories have released into `mfe-events/widget-types/`.
 */
runCommand(async () => {
  const { values, positionals } = readArguments(usage, {
    allowPositionals: true,
    options: { channel: { type: 'string' } },
  });
  const [name = '', ...rest] = positionals;
  if (rest.length > 0 || !remotes.some((remote) => remote.name === name))
    throw new CommandError(`Name the remote that shows the widgets: ${usage}`);
  const store = process.env.RELEASE_STORE || path.join(root, '.releases');
  const channel = values.channel === undefined ? [] : ['--channel', values.channel];
  await fetchWidgetTypes(path.join(root, name), ['--store', store, ...channel]);
});
