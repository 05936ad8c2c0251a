import accounts from 'mfe-accounts/src/remote.ts';
import catalogue from 'mfe-catalogue/src/remote.ts';
import events from 'mfe-events/src/remote.ts';
import marketing from 'mfe-marketing/src/remote.ts';
import { createBrowserSite, silentTelemetry } from 'shared-host/browser';

/**
 * The baseline: the same pages as one application without federation. Remotes are imported statically and pages are
 * split by route. It reads the same page data and hydrates the same server HTML as the composed site.
 */
const data = JSON.parse(document.getElementById('page-data')?.textContent ?? 'null');
const modules = new Map(
  [accounts, catalogue, events, marketing].map((remote) => [remote.config.name, remote]),
);

const root = document.getElementById('root');
if (!root) throw new Error('The document has no element with id "root".');
// In a task of its own, as the composed site: otherwise the browser's tools examine the whole file for each request.
setTimeout(() =>
  createBrowserSite({
    root,
    config: data.config,
    remotes: data.remotes,
    sources: [...modules.values()].map((remote) => ({
      name: remote.config.name,
      version: 'monolith',
      widgets: (remote.config.widgets ?? []).map(({ name }) => name),
      load: async () => remote,
    })),
    nav: data.remotes.flatMap(({ nav }: { nav: [] }) => nav),
    telemetry: silentTelemetry,
    queryState: data.queryState,
  }).mount(),
);
