import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkCompatibility } from '../descriptor/index.ts';
import { ReleaseError } from '../errors.ts';
import { sharedContractGate } from '../gates/contract-gates.ts';
import type { Candidate } from '../gates/gate.ts';
import { servedRenderGate } from '../gates/render-gate.ts';
import { readReleasedDescriptors } from '../publishing/released-descriptors.ts';
import { type ShellManifest, shellManifestSchema, shellVersions } from '../publishing/shell-manifest.ts';
import { readRunningServers } from '../servers/running-servers.ts';
import type { ReleaseSet } from '../sets/release-set.ts';
import { integrityOf } from '../sets/sets.ts';
import type { ReleaseStore } from '../stores/store.ts';

interface BuiltShell {
  /** Folder of the build. */
  dist: string;
  /** Folders of the shared packages whose exports released remotes import. */
  sharedPackages: readonly string[];
}

/**
 * Checks a shell before it is released: every running server of the channel can use its server bundle, every remote of
 * the set (canaries too) is compatible with it and renders under it, and the shared packages still export everything.
 * @throws ReleaseError that lists all refusals
 */
export async function checkShell(
  store: ReleaseStore,
  set: ReleaseSet,
  { dist, sharedPackages }: BuiltShell,
): Promise<void> {
  const manifest = shellManifestSchema.parse(JSON.parse(readFileSync(path.join(dist, 'shell.json'), 'utf8')));
  const shell = {
    release: manifest.version,
    ...shellVersions(manifest),
    renderBundle: path.join(dist, manifest.server?.file ?? ''),
  };
  const refusals = [...(await refusingServers(store, set.channel, manifest))];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-remotes-'));
  try {
    const candidates = await readServed(store, set, folder);
    for (const [index, served] of candidates.entries()) {
      const candidate: Candidate = { ...served, others: [], shells: [shell], sharedPackages };
      const contract = index === 0 ? await sharedContractGate(candidate) : null;
      if (contract) refusals.push(`  shared contract: ${contract}`);
      const compatibility = checkCompatibility(served.descriptor, shell);
      if (!compatibility.ok) refusals.push(`  remotes: ${compatibility.reason}. Release that remote first.`);
      const rendering = compatibility.ok ? await servedRenderGate(candidate) : null;
      if (rendering) refusals.push(`  rendering: ${rendering}`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  if (refusals.length > 0)
    throw new ReleaseError(`shell ${manifest.version} was not released:\n${refusals.join('\n')}`);
}

async function refusingServers(store: ReleaseStore, channel: string, { server }: ShellManifest) {
  if (!server)
    return ['  server bundle: shell.json names none. Build the shell again: npm run build -- shell'];
  const servers = await readRunningServers(store, channel);
  return servers
    .filter(({ renderInterfaces }) => !renderInterfaces.includes(server.renderInterface))
    .map(
      ({ id, startedWith, renderInterfaces }) =>
        `  server bundle: it needs render interface ${server.renderInterface}, but server ${id} (started with shell ${startedWith}) supports ${renderInterfaces.join(', ')}. Deploy the new server process first.`,
    );
}

/**
 * The remotes of a set with their server bundles, stable versions and canaries. One whose bundle cannot be read is
 * skipped: it is not served either.
 */
async function readServed(store: ReleaseStore, set: ReleaseSet, folder: string) {
  const descriptors = await readReleasedDescriptors(store, set.remotes);
  const served = await Promise.all(
    descriptors.map(async (descriptor) => {
      const { name, version } = descriptor;
      const { file } = descriptor.server;
      try {
        const code = await store.get(`${name}/${version}/${file}`);
        if (!code || integrityOf(code) !== descriptor.files[file]?.integrity) return [];
        const dist = path.join(folder, name, version);
        mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
        writeFileSync(path.join(dist, file), code);
        return [{ dist, descriptor }];
      } catch {
        return [];
      }
    }),
  );
  return served.flat();
}
