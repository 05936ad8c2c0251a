import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { RemoteDescriptor, RouteDescriptor } from '../descriptor/index.ts';
import type { Gate } from './gate.ts';
import { routeScripts } from './route-scripts.ts';

/** Growth in kB of a route's compressed script that needs no reason. */
const FREE_GROWTH_KB = 2;

/**
 * A route's script does not grow unnoticed: against the released version, more than 2 kB need a new reason in the
 * route's `grown`.
 */
export const growthGate: Gate = async ({ dist, descriptor, released }) => {
  if (!released) return null;
  const { read, descriptor: before } = released;
  const readBuilt = async (file: string) => readFileSync(path.join(dist, file));
  const sizeNow = routeSizes(descriptor, readBuilt);
  const sizeBefore = routeSizes(before, read);
  for (const route of descriptor.routes) {
    const previous = before.routes.find((one) => one.path === route.path);
    if (!previous || (route.grown && route.grown !== previous.grown)) continue;
    const [now, then] = [await sizeNow(route), await sizeBefore(previous)];
    // A file of the released version is gone: there is nothing to compare with.
    if (now === null || then === null || now - then <= FREE_GROWTH_KB) continue;
    return `the script of ${route.path} of ${descriptor.name} grows from ${then.toFixed(1)} to ${now.toFixed(1)} kB. Load part of it later, or say why in ${descriptor.name}/remote.config.ts: { path: '${route.path}', …, grown: '<reason>' }${previous.grown ? ` (another text than “${previous.grown}”)` : ''}.`;
  }
  return null;
};

/** Returns the size in kB of a route's compressed scripts; null when a file cannot be read. */
function routeSizes(descriptor: RemoteDescriptor, read: (file: string) => Promise<Buffer | null>) {
  const sizes = new Map<string, number | null>();
  const sizeOf = async (file: string) => {
    const known = sizes.get(file);
    if (known !== undefined) return known;
    const content = await read(file);
    const size = content && brotliCompressSync(content).length;
    sizes.set(file, size);
    return size;
  };
  return async (route: RouteDescriptor) => {
    let sum = 0;
    for (const file of routeScripts(descriptor, route)) {
      const size = await sizeOf(file);
      if (size === null) return null;
      sum += size;
    }
    return sum / 1024;
  };
}
