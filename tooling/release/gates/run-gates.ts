import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseDescriptor, type RemoteDescriptor } from 'shared-shell/descriptor';
import type { ReleaseSet, ReleaseStore } from 'shared-shell/releases';
import { Problem } from '../../processes/problem.ts';
import { collisionGate, compatibilityGate, sharedContractGate, wantedWidgetsGate } from './contract-gates.ts';
import type { Candidate, Gate, ReleasedShell } from './gate.ts';
import { renderGate } from './render-gate.ts';
import { sizeGate } from './size-gate.ts';

const gates: readonly (readonly [name: string, gate: Gate])[] = [
  ['shell and shared versions', compatibilityGate],
  ['claims', collisionGate],
  ['wanted widgets', wantedWidgetsGate],
  ['shared contract', sharedContractGate],
  ['size', sizeGate],
  ['rendering', renderGate],
];

/** Runs every gate. @throws Problem that lists all refusals, each with its cure. */
export async function runGates(candidate: Candidate): Promise<void> {
  const refusals: string[] = [];
  for (const [name, gate] of gates) {
    const refusal = await gate(candidate);
    if (refusal) refusals.push(`  ${name}: ${refusal}`);
  }
  if (refusals.length > 0)
    throw new Problem(
      `${candidate.descriptor.name} ${candidate.descriptor.version} was not released:\n${refusals.join('\n')}`,
    );
}

/** Descriptors of a set's remotes, without one of them; what cannot be read is not in the way. */
export async function readOthers(
  store: ReleaseStore,
  set: ReleaseSet,
  without: string,
): Promise<RemoteDescriptor[]> {
  const found = await Promise.all(
    Object.entries(set.remotes)
      .filter(([name]) => name !== without)
      .map(async ([name, { version }]) => {
        const content = await store.get(`${name}/${version}/remote.json`);
        try {
          return content && parseDescriptor(JSON.parse(content.toString('utf8')), name);
        } catch {
          return null;
        }
      }),
  );
  return found.filter((descriptor) => descriptor !== null);
}

/** The newest two shells of the store, newest first: a remote must work under both, because they overlap on the air. */
export async function readShells(store: ReleaseStore, current: string): Promise<ReleasedShell[]> {
  const keys = (await store.list('shell/')).filter((key) => key.endsWith('/shell.json'));
  const manifests = await Promise.all(
    keys.map(
      async (key) =>
        JSON.parse((await store.get(key))?.toString('utf8') ?? '{}') as {
          version: string;
          shared: Record<string, string>;
          releasedAt?: string;
        },
    ),
  );
  const order = [...manifests].sort((a, b) => (b.releasedAt ?? '').localeCompare(a.releasedAt ?? ''));
  const newest = order.find(({ version }) => version === current) ?? order[0];
  const chosen = [newest, order.find((manifest) => manifest !== newest)].filter(
    (manifest) => manifest !== undefined,
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-shells-'));
  return Promise.all(
    chosen.map(async ({ version, shared }) => {
      const file = path.join(folder, `${version}.cjs`);
      writeFileSync(file, (await store.get(`shell/${version}/server/render.cjs`)) ?? '');
      return { release: version, version: version.split('-')[0] ?? version, shared, renderBundle: file };
    }),
  );
}
