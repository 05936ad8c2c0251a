import type { FastifyBaseLogger } from 'fastify';
import type { ReleaseStore } from 'shared-releases';
import type { PageServiceOptions } from './pages/page-service.ts';
import type { SetFollower } from './releases/set-follower.ts';
import type { ErrorWatch, Verdict } from './telemetry/error-watch.ts';

/** Everything the HTTP server is made of; `main.ts` puts it together, tests put in parts of their own. */
export interface AppOptions extends PageServiceOptions {
  watch: ErrorWatch;
  /** Called when a version has failed too many of its visitors. */
  onVerdict: (verdict: Verdict) => void;
  store: ReleaseStore;
  follower: SetFollower;
  logger: FastifyBaseLogger;
}
