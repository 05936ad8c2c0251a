import { createBrowserSite, matchRoute, type RemoteRegistry } from 'shared-host/browser';
import { sitePath } from 'shared-language';
import type { PageData } from '../page-data.ts';
import { createBeaconTelemetry, type Report } from './beacon-telemetry.ts';
import { codeOwner, SHELL } from './code-owner.ts';
import { createFederatedSources } from './federated-source.ts';
import { fetchAreaHtml } from './fetch-area-html.ts';
import { observeVitals } from './observe-vitals.ts';
import { openCopiesOffline } from './offline-links.ts';
import { tellOpenedPages, tellStarted } from './opened-pages.ts';
import { refetchFailed, reviveErrors } from './query-state.ts';
import { reloadWhenStale } from './stale-tab.ts';
import { continueTrace, traceHeaders } from './tracing/continue-trace.ts';

/**
 * Whether links show the server's HTML of their pages. A view of QA or a preview has HTML of its own, at its address only;
 * browsers before 2023 cannot make the style sheet for it (Safari 16.3, Firefox 100).
 */
const showsAreaHtml = ({ view }: PageData) => !view && 'adoptedStyleSheets' in document;

/**
 * Hydrates the server's HTML, or renders the page when there is none.
 * @param onReport called for each telemetry report, for the QA panel
 */
export function startSite(
  data: PageData,
  root: HTMLElement,
  onReport?: (report: Report) => void,
): { registry: RemoteRegistry } {
  const telemetry = createBeaconTelemetry(
    data,
    (pathname) => {
      const match = matchRoute(data.remotes, sitePath(pathname));
      const version = data.remotes.find(({ name }) => name === match?.remote)?.version;
      return match && version
        ? {
            remote: match.remote,
            version,
            route: match.route.path,
            params: Object.values(match.params).filter((value) => value !== undefined),
          }
        : null;
    },
    onReport,
  );
  telemetry.start(SHELL);
  const site = createBrowserSite({
    root,
    config: data.config,
    remotes: data.remotes,
    sources: createFederatedSources(data.remotes),
    nav: data.remotes.flatMap((remote) => remote.nav),
    fetchAreaHtml: showsAreaHtml(data) ? fetchAreaHtml : undefined,
    telemetry,
    onCodeStart: telemetry.start,
    apiHeaders: traceHeaders,
    isOwnCode: (stack) => codeOwner(stack) !== undefined,
    queryState: reviveErrors(data.queryState),
  });
  site.mount();
  refetchFailed(site.queryClient);
  observeVitals(telemetry.vital);
  continueTrace();
  tellStarted();
  tellOpenedPages();
  openCopiesOffline();
  reloadWhenStale(site, data.set);
  return site;
}
