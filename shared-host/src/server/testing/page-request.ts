import { emptyPack, siteContent } from 'shared-content/empty';
import { silentTelemetry } from 'shared-shell/host';
import type { ServerPageRequest } from '../server-page.ts';

/** The configuration of a site without content. */
export const testConfig: ServerPageRequest['config'] = {
  apiBaseUrl: 'http://api.test',
  adminUrl: 'http://api.test/admin/',
  publicUrl: 'http://site.test',
  ...siteContent(emptyPack, ''),
  flags: {},
  environment: 'production',
};

/** The request of a test's page: remotes, their bundles and the match are its own, the rest is the same for all. */
export const pageRequest = (
  path: string,
  own: Pick<ServerPageRequest, 'remotes' | 'bundles' | 'match'> & Partial<ServerPageRequest>,
): ServerPageRequest => ({
  url: new URL(path, testConfig.publicUrl),
  config: testConfig,
  nav: [],
  apiBaseUrl: testConfig.apiBaseUrl,
  content: async () => [] as never,
  telemetry: silentTelemetry,
  prefetchLimit: 50,
  renderLimit: 2_000,
  ...own,
});
