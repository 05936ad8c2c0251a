import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readNewestSet, releasesOf, SHELL, signPreview } from 'shared-releases';
import { build } from '../cli/build.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { printLine } from '../cli/print-line.ts';
import { branchOf } from '../release/authorship.ts';
import { releaseBuilds, releaseBuiltShell } from '../release/local-release.ts';
import { localPreviewKey } from '../release/preview-key.ts';
import { readPreviewRequest } from '../release/preview-request.ts';
import { openStore } from '../release/release-store.ts';
import { root } from '../repository.ts';

/**
 * `npm run preview -- mfe-events --name pr-12`: builds the remote, runs every gate, uploads the build and writes a preview:
 * a copy of the newest release set with this build. Prints the address that shows it; the last line is the address
 * alone, for scripts. Repeating it with the same name replaces the build behind earlier addresses too.
 */
runCommand(async () => {
  const request = readPreviewRequest(process.argv.slice(2), {
    env: process.env,
    branch: branchOf(root),
    localKey: localPreviewKey,
    now: Date.now(),
  });
  const { names, name, from, expiresAt } = request;
  const unknown = names.filter(
    (one) => one !== SHELL && !existsSync(path.join(root, one, 'remote.config.ts')),
  );
  if (unknown.length > 0)
    throw new CommandError(
      `No remote in ${unknown.map((one) => `${one}/`).join(', ')}: there is no remote.config.ts.`,
    );
  const store = await openStore();
  if ((await readNewestSet(store, from)).number === 0)
    throw new CommandError(`Nothing is released on ${from}, so there is nothing to preview the build with.`);
  if (request.build) await build(names);
  const preview = { name, expiresAt };
  const set = names.includes(SHELL)
    ? await releaseBuiltShell(store, { channel: from, preview, gates: true })
    : await releaseBuilds(store, { names, channel: from, preview, gates: true });
  const versions = names.map((one) => `${one} ${releasesOf(set)[one]?.version}`).join(', ');
  const until = new Date(expiresAt).toISOString().slice(0, 16).replace('T', ' ');
  printLine(`Preview ${name}: ${versions} with set ${set.preview?.set} of ${from}, until ${until} UTC`);
  printLine(`${request.site}${firstPath(names[0] ?? '')}?set=${signPreview(request.key, preview)}`);
});

/** The first page of a built remote whose path has no parameters. */
function firstPath(name: string): string {
  if (name === SHELL) return '/';
  const { routes } = JSON.parse(readFileSync(path.join(root, name, 'dist/remote.json'), 'utf8'));
  return (routes as { path: string }[]).find(({ path: at }) => !at.includes(':'))?.path ?? '/';
}
