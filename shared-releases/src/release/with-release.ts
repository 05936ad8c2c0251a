import { ReleaseError } from '../errors.ts';
import type { ReleasedRemote } from '../sets/release-set.ts';

/**
 * The entry of the next set for a released version: for all visitors, or as a canary besides the stable version. What an
 * operator has disabled stays so.
 * @throws ReleaseError for a canary of something that has no stable version, or of that version itself
 */
export function withRelease(
  before: ReleasedRemote | undefined,
  { name, ...released }: { name: string; version: string; descriptor: string; unchecked?: boolean },
  channel: string,
  canary: number | undefined,
): ReleasedRemote {
  const off = before?.disabled ? { disabled: true } : {};
  if (canary === undefined) return { ...released, ...off };
  if (!before)
    throw new ReleaseError(
      `${name} is not released on ${channel} yet, so it cannot have a canary. Release it without --canary first.`,
    );
  const { version, descriptor, unchecked } = before;
  if (version === released.version)
    throw new ReleaseError(
      `${name} ${version} is what all visitors of ${channel} get already, so it cannot be a canary. Change it first, or name another channel.`,
    );
  return {
    version,
    descriptor,
    ...(unchecked && { unchecked }),
    canary: { ...released, percent: canary },
    ...off,
  };
}
