import { isDevServer } from '../../overrides.ts';
import type { PageData } from '../../page-data.ts';
import type { Report } from '../beacon-telemetry.ts';
import { startSite } from '../start-site.ts';
import { applyOverrides } from './apply-overrides.ts';
import { isPanelShortcut, PANEL_PARAMETER } from './panel-request.ts';
import type { QaContext } from './qa-context.ts';
import { createQaLog } from './qa-log.ts';
import { reloadAfterBuilds } from './reload-after-builds.ts';
import {
  addressOf,
  asksForView,
  emptyView,
  endsView,
  isEmptyView,
  readTabView,
  storeTabView,
  viewOfPage,
} from './tab-view.ts';
import { unreadParts } from './view-problems.ts';

/** React says so of each area that the server has left to the browser, as those from dev servers: no error of the site. */
const isLeftToBrowser = (report: Report) =>
  report.type === 'error' && report.phase === 'hydration' && /#419\b/.test(report.message);

/**
 * Starts the page with the QA flag. An address with a view (set, versions, flags) becomes the view of this tab; a tab with
 * a view loads the page again by such an address, so that the server renders it. Shows a banner when there is a view, and
 * opens the panel with `?qa` or Ctrl+Alt+Q. The panel is a separate chunk that is loaded on demand.
 */
export async function startWithQa(data: PageData, root: HTMLElement): Promise<void> {
  if (endsView(location.search)) {
    storeTabView(emptyView);
    history.replaceState(history.state, '', addressOf(emptyView, location));
  }
  const isAsked = asksForView(location.search);
  const view = isAsked && data.view ? viewOfPage(data.view, location.search) : readTabView();
  if (isAsked && data.view) storeTabView(view);
  else if (!isAsked && !isEmptyView(view)) {
    location.replace(addressOf(view, location));
    return;
  }
  const { remotes, failed, canHydrate } = await applyOverrides(data, view.overrides);
  if (!canHydrate) root.replaceChildren();
  const log = createQaLog();
  const page = { ...data, remotes };
  const fromDevServer = Object.values(view.overrides).some(isDevServer);
  const { registry } = startSite(page, root, (report) => {
    if (!(fromDevServer && isLeftToBrowser(report))) log.report(report);
  });
  registry.status.subscribe((all, before) => {
    for (const [name, status] of Object.entries(all))
      if (status.state !== before[name]?.state) log.event(name, status.state);
  });
  window.navigation?.addEventListener('navigate', ({ destination }) =>
    log.event('page', `to ${new URL(destination.url).pathname}`),
  );
  reloadAfterBuilds(view.overrides);
  const context: QaContext = { data: page, registry, view, failed, log };
  const toggle = () =>
    void import(/* webpackChunkName: "qa-panel" */ './qa-panel.ts').then(({ togglePanel }) =>
      togglePanel(context),
    );
  const unread = unreadParts(location.search);
  if (!isEmptyView(view) || unread.length > 0)
    void import(/* webpackChunkName: "qa-panel" */ './qa-banner.ts').then(({ showBanner }) =>
      showBanner(context, unread),
    );
  if (new URLSearchParams(location.search).has(PANEL_PARAMETER) || PANEL_PARAMETER in document.body.dataset)
    toggle();
  addEventListener('keydown', (event) => {
    if (!isPanelShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
}
