import { ReleaseError } from '../errors.ts';
import type { ReleasedRemote } from '../sets/release-set.ts';

/**
 * The entry of the next set for a released version: for all visitors, or as a canary besides the stable version.
 * @throws ReleaseError for a canary of something that has no stable version
 */
export function withRelease(
  before: ReleasedRemote | undefined,
  { name, version, descriptor }: { name: string; version: string; descriptor: string },
  channel: string,
  canary: number | undefined,
): ReleasedRemote {
  if (canary === undefined) return { version, descriptor };
  if (!before)
    throw new ReleaseError(
      `${name} is not released on ${channel} yet, so it cannot have a canary. Release it without --canary first.`,
    );
  return {
    version: before.version,
    descriptor: before.descriptor,
    canary: { version, descriptor, percent: canary },
  };
}
