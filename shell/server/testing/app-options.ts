import { pino } from 'pino';
import { emptyPack } from 'shared-content';
import { createErrorRateMonitor } from '../telemetry/error-rate-monitor.ts';
import { createReportTokens } from '../telemetry/report-token.ts';

/**
 * Options of `createApp` for tests: a server whose API cannot be reached, with an empty content pack. A host, a store and
 * a follower of sets are to be added, and what a test is about replaces the rest.
 */
export const appOptions = () => ({
  state: { isStopping: false },
  trustProxy: false,
  edgeCache: false,
  hstsSeconds: 0,
  tokens: createReportTokens({ key: 'k' }),
  formKey: 'k',
  errorRates: createErrorRateMonitor({ minViews: 1, rate: 1, windowMs: 1_000 }),
  onFailingVersion: () => {},
  config: { apiBaseUrl: 'http://127.0.0.1:9', publicUrl: 'https://www.example.org', flags: {} },
  apiBaseUrl: 'http://127.0.0.1:9',
  content: { current: () => ({ pack: emptyPack, version: 'v' }), status: () => ({}), stop() {} },
  channel: 'production',
  telemetry: { event() {}, error() {} },
  ttlSeconds: 30,
  logger: pino({ level: 'silent' }),
});
