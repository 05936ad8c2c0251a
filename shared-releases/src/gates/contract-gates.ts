import path from 'node:path';
import { checkCompatibility, findCollisions } from '../descriptor/index.ts';
import { judgeChange, readApi, readReport } from './api-report.ts';
import type { Gate } from './gate.ts';

/** `requires.shell` and the shared versions are met by the shell that serves and by the one before it. */
export const compatibilityGate: Gate = ({ descriptor, shells }) => {
  for (const shell of shells) {
    const fit = checkCompatibility(descriptor, shell);
    if (!fit.ok) {
      return `${fit.reason} (shell ${shell.release}). Change requires.shell in ${descriptor.name}/remote.config.ts, or build again with the versions that shell provides.`;
    }
  }
  return null;
};

/** No address, widget or feed is claimed twice, and none of the shell's. */
export const collisionGate: Gate = ({ descriptor, others }) => {
  const [problem] = findCollisions([...others, descriptor]).filter(
    ({ remote }) => remote === descriptor.name,
  );
  return problem ? `${problem.reason}. Change it in ${descriptor.name}/remote.config.ts.` : null;
};

/** Widgets a page wants at once are offered by somebody, itself included. */
export const wantedWidgetsGate: Gate = ({ descriptor, others }) => {
  const offered = new Set([...others, descriptor].flatMap(({ widgets }) => widgets.map(({ name }) => name)));
  for (const { path, widgets } of descriptor.routes) {
    const missing = widgets.find((widget) => !offered.has(widget));
    if (missing) {
      return `route ${path} of ${descriptor.name} wants widget "${missing}", which no remote of this set offers. Release its remote first, or take it out of remote.config.ts.`;
    }
  }
  return null;
};

/** The shared packages still export all that released remotes may import. */
export const sharedContractGate: Gate = ({ sharedPackages }) => {
  for (const folder of sharedPackages) {
    const verdict = judgeChange(readReport(folder), readApi(folder));
    if (!verdict.ok) return `${path.basename(folder)}/src/index.ts: ${verdict.reason}`;
  }
  return null;
};
