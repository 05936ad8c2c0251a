import type { FastifyBaseLogger } from 'fastify';
import { type ReleaseStore, rollBackVersion } from 'shared-releases';
import type { ErrorRateMonitor, FailingVersion } from '../telemetry/error-rate-monitor.ts';
import type { SetFollower } from './set-follower.ts';

interface Options {
  store: ReleaseStore;
  channel: string;
  follower: SetFollower;
  errorRates: ErrorRateMonitor;
  /** When false, a failing version is only logged. */
  enabled: boolean;
  logger: FastifyBaseLogger;
}

/** Creates the handler for failing versions: it logs them and rolls them back. */
export function createAutomaticRollback({ store, channel, follower, errorRates, enabled, logger }: Options) {
  return async (failing: FailingVersion): Promise<void> => {
    logger.error(failing, 'error rate of a version exceeds the limit');
    if (!enabled) return;
    const { remote, version, views, failed } = failing;
    errorRates.reset(remote, version);
    try {
      const set = await rollBackVersion(store, channel, {
        remote,
        version,
        reason: `${failed} of ${views} views reported errors`,
        author: 'shell',
      });
      if (set) {
        errorRates.reset(remote, version, set.remotes[remote]?.version);
        logger.warn({ set: set.number }, set.message);
      } else {
        logger.warn(
          { remote, version },
          'no automatic rollback: no good earlier version, not served any more, or rolled back within the last hour',
        );
      }
      await follower.check();
    } catch (error) {
      logger.error({ ...failing, error: String(error) }, 'automatic rollback failed');
    }
  };
}
