import path from 'node:path';
import {
  checkCompatibility,
  findCollisions,
  linkTargetProblem,
  lostPagesProblem,
  redirectProblem,
  requiredWidgetsProblem,
} from '../descriptor/index.ts';
import { checkApiChange, readApi, readReport } from './api-report.ts';
import type { Gate } from './gate.ts';

/** Both the current shell and the one before it satisfy `requires.shell` and provide the shared versions. */
export const compatibilityGate: Gate = ({ descriptor, shells }) => {
  for (const shell of shells) {
    const result = checkCompatibility(descriptor, shell);
    if (!result.ok) {
      return `${result.reason} (shell ${shell.release}). ${result.remedy}`;
    }
  }
  return null;
};

/** No path, widget or feed belongs to another remote or to the shell, and every redirect leads to an address. */
export const collisionGate: Gate = ({ descriptor, others }) => {
  const [problem] = findCollisions([...others, descriptor]).filter(
    ({ remote }) => remote === descriptor.name,
  );
  const reason = problem?.reason ?? redirectProblem(descriptor, others);
  return reason ? `${reason}. Change it in ${descriptor.name}/remote.config.ts.` : null;
};

/** @see requiredWidgetsProblem */
export const requiredWidgetsGate: Gate = ({ descriptor, others, released }) =>
  requiredWidgetsProblem(descriptor, others, released?.descriptor);

/** @see linkTargetProblem */
export const linkTargetsGate: Gate = ({ descriptor, others, released }) =>
  linkTargetProblem(descriptor, others, released?.descriptor);

/** @see lostPagesProblem */
export const lostPagesGate: Gate = ({ descriptor, others, released }) =>
  lostPagesProblem(descriptor, others, released?.descriptor);

/** The shared packages still export everything that released remotes may import. */
export const sharedContractGate: Gate = ({ sharedPackages }) => {
  for (const folder of sharedPackages) {
    const result = checkApiChange(readReport(folder), readApi(folder));
    if (!result.ok) return `${path.basename(folder)}/src/index.ts: ${result.reason}`;
  }
  return null;
};
