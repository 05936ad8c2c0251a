#!/usr/bin/env node
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { describeBuild } from './describe-build.ts';
import { previewFolder } from './preview-folder.ts';
import { releaseFolder } from './release-folder.ts';
import { USAGE } from './usage.ts';
import { fetchWidgetTypes } from './widget-types.ts';

/** The command of a team in its own repository: everything happens in the current folder. */
runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  const folder = process.cwd();
  if (process.argv.includes('--help')) printLine(USAGE);
  else if (command === 'release') await releaseFolder(folder, args);
  else if (command === 'preview') await previewFolder(folder, args);
  else if (command === 'widget-types') await fetchWidgetTypes(folder, args);
  else if (command === 'describe') describeBuild(folder, args[0] ?? 'remote.json');
  else throw new CommandError(command ? `There is no command ${command}.\n\n${USAGE}` : USAGE);
});
