import type { Gate } from './gate.ts';
import { builtSizes, scriptSizes } from './script-sizes.ts';

/** Growth in kB of a route's compressed script that needs no reason. */
const FREE_GROWTH_KB = 2;

/**
 * A route's script does not grow unnoticed: against the released version, more than 2 kB need a new reason in the
 * route's `grown`.
 */
export const growthGate: Gate = async (candidate) => {
  const { descriptor, released } = candidate;
  if (!released) return null;
  const sizesNow = builtSizes(candidate);
  const sizesBefore = scriptSizes(released.descriptor, released.read);
  for (const route of descriptor.routes) {
    const previous = released.descriptor.routes.find((one) => one.path === route.path);
    if (!previous || (route.grown && route.grown !== previous.grown)) continue;
    const [now, then] = [await sizesNow.ofRoute(route), await sizesBefore.ofRoute(previous)];
    // A file of the released version is gone: there is nothing to compare with.
    if (now === null || then === null || now - then <= FREE_GROWTH_KB) continue;
    return `the script of ${route.path} of ${descriptor.name} grows from ${then.toFixed(1)} to ${now.toFixed(1)} kB. Load part of it later, or say why in ${descriptor.name}/remote.config.ts: { path: '${route.path}', …, grown: '<reason>' }${previous.grown ? ` (another text than “${previous.grown}”)` : ''}.`;
  }
  return null;
};
