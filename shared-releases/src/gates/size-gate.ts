import type { Gate } from './gate.ts';
import { builtSizes, routeScripts } from './script-sizes.ts';

/** Limit in kB of compressed JavaScript per route, without the shell. */
const DEFAULT_BUDGET_KB = 80;

/** Every route stays within the remote's budget: entry, exposed module and the page's own chunks, compressed. */
export const sizeGate: Gate = async (candidate) => {
  const { descriptor } = candidate;
  const sizes = builtSizes(candidate);
  const budget = descriptor.budget ?? DEFAULT_BUDGET_KB;
  for (const route of descriptor.routes) {
    const kilobytes = (await sizes.ofRoute(route)) ?? 0;
    if (kilobytes <= budget) continue;
    const files = await Promise.all(
      routeScripts(descriptor, route).map(async (file) => ({ file, size: (await sizes.ofFile(file)) ?? 0 })),
    );
    const largest = files.sort((a, b) => b.size - a.size)[0]?.file;
    return `route ${route.path} of ${descriptor.name} loads ${kilobytes.toFixed(1)} kB, its budget is ${budget} kB. The largest file is ${largest}: load part of it later, or raise budget in ${descriptor.name}/remote.config.ts.`;
  }
  return null;
};
