import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Gate } from './gate.ts';
import { routeScripts } from './route-scripts.ts';

/** Limit in kB of compressed JavaScript per route, without the shell. */
const DEFAULT_BUDGET_KB = 80;

/** Every route stays within the remote's budget: entry, exposed module and the page's own chunks, compressed. */
export const sizeGate: Gate = ({ dist, descriptor }) => {
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? brotliCompressSync(readFileSync(path.join(dist, file))).length;
    sizes.set(file, known);
    return known;
  };
  const budget = descriptor.budget ?? DEFAULT_BUDGET_KB;
  for (const route of descriptor.routes) {
    const files = routeScripts(descriptor, route);
    const kilobytes = files.reduce((sum, file) => sum + sizeOf(file), 0) / 1024;
    if (kilobytes > budget) {
      const largest = files.sort((a, b) => sizeOf(b) - sizeOf(a))[0];
      return `route ${route.path} of ${descriptor.name} loads ${kilobytes.toFixed(1)} kB, its budget is ${budget} kB. The largest file is ${largest}: load part of it later, or raise budget in ${descriptor.name}/remote.config.ts.`;
    }
  }
  return null;
};
