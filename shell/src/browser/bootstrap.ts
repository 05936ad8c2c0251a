import './provided.ts';
import { createBrowserSite } from 'shared-shell/host';
import { type PageData, pageDataId } from '../page-data.ts';
import { createBeaconTelemetry } from './beacon-telemetry.ts';
import { createFederatedSources } from './federated-source.ts';
import { refetchFailed, reviveErrors } from './query-state.ts';

const data: PageData = JSON.parse(document.getElementById(pageDataId)?.textContent ?? 'null');
const root = document.getElementById('root');
if (!data || !root)
  throw new Error('The document carries no page data: it was not made by the shell’s server.');

const site = createBrowserSite({
  config: data.config,
  remotes: data.remotes,
  sources: createFederatedSources(data.remotes),
  nav: data.remotes.flatMap((remote) => remote.nav),
  telemetry: createBeaconTelemetry(data),
  queryState: reviveErrors(data.queryState),
});
site.mount(root);
refetchFailed(site.queryClient);
