import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ContentFollower } from 'shared-content';
import type { ReleaseStore } from 'shared-releases';
import type { TrustProxy } from 'shared-server';
import type { PageServiceOptions } from './pages/page-service.ts';
import type { ViewSets } from './qa/view-sets.ts';
import type { SetFollower } from './releases/set-follower.ts';
import type { ServerState } from './server-state.ts';
import type { ErrorRateMonitor, FailingVersion } from './telemetry/error-rate-monitor.ts';
import type { ReportTokens } from './telemetry/report-token.ts';

/** The parts of the HTTP server; `main.ts` creates them. */
export interface AppOptions extends PageServiceOptions {
  errorRates: ErrorRateMonitor;
  /** Tokens that make error reports count. */
  tokens: ReportTokens;
  /** Key of the client keys of forms without scripts, the same on all servers of a site. */
  formKey: string | Buffer;
  /** Which peers may state a client's address in `X-Forwarded-For` (Fastify's `trustProxy`). */
  trustProxy: TrustProxy;
  /** Address of the collector for traces; null: traces are off. */
  traceCollector: string | null;
  /** Whether caches in front of the site may keep documents for seconds. */
  edgeCache: boolean;
  /** `max-age` of `Strict-Transport-Security`; 0: the header is left out. */
  hstsSeconds: number;
  /** Called when the error rate of a version exceeds the limit. */
  onFailingVersion: (version: FailingVersion) => void;
  /** Previews (with a key) and, with the flag `qa`, chosen sets and versions. Absent: neither. */
  views?: { previewKey?: string; sets: ViewSets };
  /** Time in ms for a request to arrive, its body included; default: two minutes. */
  requestMs?: number;
  state: ServerState;
  content: ContentFollower;
  store: ReleaseStore;
  /** Channel of the store that is served. */
  channel: string;
  follower: SetFollower;
  logger: FastifyBaseLogger;
  /** Development only: adds the routes for pages in development. */
  serveDevelopment?: (app: FastifyInstance) => void;
}
