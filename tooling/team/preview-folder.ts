import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openReleaseStore, readNewestSet } from 'shared-releases';
import { releaseRemotes } from 'shared-releases/release';
import { CommandError } from '../cli/command.ts';
import { authorshipOf, branchOf } from '../release/authorship.ts';
import { readPreviewRequest } from '../release/preview-request.ts';
import { reportPreview } from '../release/report-preview.ts';
import { requireDescriptor, runBuild } from './release-folder.ts';
import { USAGE } from './usage.ts';

/**
 * Builds the remote in `folder`, runs the gates, uploads the build and writes a preview of it. Prints the address that
 * shows it.
 * @throws CommandError or ReleaseError that says what is refused and how to correct it
 */
export async function previewFolder(folder: string, args: readonly string[]): Promise<void> {
  const request = readPreviewRequest([path.basename(folder), ...args], {
    env: process.env,
    branch: branchOf(folder),
    localSite: 'http://localhost:3000',
    localKey: () => '',
    now: Date.now(),
    usage: USAGE,
  });
  if (!request.store)
    throw new CommandError(
      'Name the release store of the site: --store <folder or s3://bucket/prefix>, or RELEASE_STORE.',
    );
  const store = await openReleaseStore(request.store);
  if ((await readNewestSet(store, request.from)).number === 0)
    throw new CommandError(
      `Nothing is released on ${request.from} in ${request.store}, so there is nothing to preview the build with. Are these the release store and the channel of the site?`,
    );
  if (request.build) await runBuild(folder);
  requireDescriptor(folder);
  const dist = path.join(folder, 'dist');
  const set = await releaseRemotes(store, {
    builds: [dist],
    channel: request.from,
    preview: request,
    ...authorshipOf(folder),
    // The exports of the shared packages are the site's own to check.
    gates: { currentShell: '', sharedPackages: [] },
  });
  const { name, routes } = JSON.parse(readFileSync(path.join(dist, 'remote.json'), 'utf8'));
  reportPreview({ ...request, names: [name] }, set, routes);
}
