import type { Gate } from './gate.ts';
import { builtSizes, routeScripts } from './script-sizes.ts';

/** Limit in kB of compressed JavaScript per route, without the shell. */
const DEFAULT_BUDGET_KB = 80;

/** Limit in kB of a picture, a film or a font: five seconds of a slow line. */
const MAX_ASSET_KB = 1_000;
const SLOW_LINE_KB_PER_SECOND = 200;

/**
 * Every route stays within the remote's budget: entry, exposed module and the page's own chunks, compressed. No picture,
 * film or font is larger than any page needs.
 */
export const sizeGate: Gate = async (candidate) => {
  const { descriptor } = candidate;
  for (const [file, { size }] of Object.entries(descriptor.files)) {
    const kilobytes = size / 1024;
    if (file.startsWith('web/assets/') && kilobytes > MAX_ASSET_KB)
      return `${file} of ${descriptor.name} has ${Math.round(kilobytes)} kB, which a slow phone loads in ${Math.round(kilobytes / SLOW_LINE_KB_PER_SECOND)} s; at most ${MAX_ASSET_KB} kB are released. Save it smaller: pictures as WebP or AVIF, in the size in which they are shown.`;
  }
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
