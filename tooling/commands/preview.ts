import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readNewestSet, SHELL } from 'shared-releases';
import { build } from '../cli/build.ts';
import { CommandError, runCommand } from '../cli/command.ts';
import { readPort } from '../processes/ports.ts';
import { branchOf } from '../release/authorship.ts';
import { releaseBuilds, releaseBuiltShell } from '../release/local-release.ts';
import { localPreviewKey } from '../release/preview-key.ts';
import { readPreviewRequest } from '../release/preview-request.ts';
import { openStore } from '../release/release-store.ts';
import { reportPreview } from '../release/report-preview.ts';
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
    localSite: `http://localhost:${readPort('PORT', 3000)}`,
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
  const store = await openStore(request.store);
  if ((await readNewestSet(store, from)).number === 0)
    throw new CommandError(`Nothing is released on ${from}, so there is nothing to preview the build with.`);
  if (request.build) await build(names);
  const preview = { name, expiresAt };
  const set = names.includes(SHELL)
    ? await releaseBuiltShell(store, { channel: from, preview, gates: true })
    : await releaseBuilds(store, { names, channel: from, preview, gates: true });
  reportPreview(request, set, routesOf(names[0] ?? ''));
});

/** Routes of a built remote; the shell has none of its own. */
const routesOf = (name: string): { path: string }[] =>
  name === SHELL ? [] : JSON.parse(readFileSync(path.join(root, name, 'dist/remote.json'), 'utf8')).routes;
