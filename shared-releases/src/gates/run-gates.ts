import { ReleaseError } from '../errors.ts';
import {
  collisionGate,
  compatibilityGate,
  linkTargetsGate,
  lostPagesGate,
  requiredWidgetsGate,
  sharedContractGate,
} from './contract-gates.ts';
import type { Candidate, Gate } from './gate.ts';
import { growthGate } from './growth-gate.ts';
import { importsGate } from './imports-gate.ts';
import { renderGate } from './render-gate.ts';
import { sizeGate } from './size-gate.ts';
import { stylesGate } from './styles-gate.ts';

interface ListedGate {
  name: string;
  check: Gate;
  /** The result depends on the other remotes of the set, so the gate runs again when another release was faster. */
  dependsOnSet?: boolean;
}

const gates: readonly ListedGate[] = [
  { name: 'shell and shared versions', check: compatibilityGate },
  { name: 'claims', check: collisionGate, dependsOnSet: true },
  { name: 'lost pages', check: lostPagesGate, dependsOnSet: true },
  { name: 'link targets', check: linkTargetsGate, dependsOnSet: true },
  { name: 'required widgets', check: requiredWidgetsGate, dependsOnSet: true },
  { name: 'shared contract', check: sharedContractGate },
  { name: 'imports', check: importsGate },
  { name: 'styles', check: stylesGate },
  { name: 'size', check: sizeGate },
  { name: 'growth', check: growthGate },
  { name: 'rendering', check: renderGate },
];

/** Runs every gate. @throws ReleaseError that lists all refusals, each with its remedy. */
export const runGates = (candidate: Candidate) => run(gates, candidate);

/** Runs only the gates that depend on the other remotes of the set. @throws ReleaseError like `runGates`. */
export const runSetGates = (candidate: Candidate) =>
  run(
    gates.filter(({ dependsOnSet }) => dependsOnSet),
    candidate,
  );

async function run(selected: readonly ListedGate[], candidate: Candidate): Promise<void> {
  const refusals: string[] = [];
  for (const { name, check } of selected) {
    const refusal = await check(candidate);
    if (refusal) refusals.push(`  ${name}: ${refusal}`);
  }
  if (refusals.length === 0) return;
  const { name, version } = candidate.descriptor;
  throw new ReleaseError(`${name} ${version} was not released:\n${refusals.join('\n')}`);
}
