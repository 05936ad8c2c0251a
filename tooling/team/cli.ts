#!/usr/bin/env node
import { CommandError, runCommand } from '../cli/command.ts';
import { describeBuild } from './describe-build.ts';
import { previewFolder } from './preview-folder.ts';
import { releaseFolder } from './release-folder.ts';
import { fetchWidgetTypes } from './widget-types.ts';

const USAGE = `remote-tooling release [--store <folder or s3://bucket/prefix>] [--channel staging] [--canary 10] [--no-checks] [--no-build]
    runs lint, types and tests, builds, runs the gates, uploads the build and writes the next release set
remote-tooling preview [--store …] [--name pr-12] [--from production] [--days 7] [--site https://staging.example.org] [--no-build]
    builds, runs the gates, uploads the build, and prints an address that shows it inside the site; needs PREVIEW_KEY
remote-tooling widget-types [--store …] [--channel …]
    writes the types of the widgets that other remotes have released into widget-types/
remote-tooling describe [remote.json]
    completes a hand-written descriptor with commit, version and the hash of every file, as dist/remote.json

Run it in the folder of the remote. RELEASE_STORE and CHANNEL replace --store and --channel.`;

/** The command of a team in its own repository: everything happens in the current folder. */
runCommand(async () => {
  const [command, ...args] = process.argv.slice(2);
  const folder = process.cwd();
  if (command === 'release') await releaseFolder(folder, args);
  else if (command === 'preview') await previewFolder(folder, args);
  else if (command === 'widget-types') await fetchWidgetTypes(folder, args);
  else if (command === 'describe') describeBuild(folder, args[0] ?? 'remote.json');
  else throw new CommandError(USAGE);
});
