import { ReleaseError } from '../errors.ts';
import { collisionGate, compatibilityGate, sharedContractGate, wantedWidgetsGate } from './contract-gates.ts';
import type { Candidate, Gate } from './gate.ts';
import { renderGate } from './render-gate.ts';
import { sizeGate } from './size-gate.ts';

interface ListedGate {
  name: string;
  judge: Gate;
  /** Its answer depends on the other remotes of the set: asked again when another release was faster. */
  ofSet?: boolean;
}

const gates: readonly ListedGate[] = [
  { name: 'shell and shared versions', judge: compatibilityGate },
  { name: 'claims', judge: collisionGate, ofSet: true },
  { name: 'wanted widgets', judge: wantedWidgetsGate, ofSet: true },
  { name: 'shared contract', judge: sharedContractGate },
  { name: 'size', judge: sizeGate },
  { name: 'rendering', judge: renderGate },
];

/** Every gate. @throws ReleaseError that lists all refusals, each with its remedy. */
export const runGates = (candidate: Candidate) => run(gates, candidate);

/** The gates that look at the other remotes of the set. @throws ReleaseError as `runGates` does. */
export const runSetGates = (candidate: Candidate) =>
  run(
    gates.filter(({ ofSet }) => ofSet),
    candidate,
  );

async function run(chosen: readonly ListedGate[], candidate: Candidate): Promise<void> {
  const refusals: string[] = [];
  for (const { name, judge } of chosen) {
    const refusal = await judge(candidate);
    if (refusal) refusals.push(`  ${name}: ${refusal}`);
  }
  if (refusals.length === 0) return;
  const { name, version } = candidate.descriptor;
  throw new ReleaseError(`${name} ${version} was not released:\n${refusals.join('\n')}`);
}
