import type { PageData } from '../../page-data.ts';
import type { Report } from '../beacon-telemetry.ts';
import { startSite } from '../start-site.ts';
import { applyOverrides, readOverrides } from './overrides.ts';
import type { QaContext } from './qa-context.ts';

/** Ctrl+Alt+Q. */
const isShortcut = (event: KeyboardEvent) => event.ctrlKey && event.altKey && event.code === 'KeyQ';

/**
 * Starts the page with the QA flag: applies the overrides of this tab, shows a banner when there are any, and opens the
 * panel with `?qa` or Ctrl+Alt+Q. The panel is a separate chunk that is loaded on demand.
 */
export async function startWithQa(data: PageData, root: HTMLElement): Promise<void> {
  const overrides = readOverrides();
  const hasOverrides = Object.keys(overrides).length > 0;
  const { remotes, failed } = await applyOverrides(data.remotes, overrides);
  // The server rendered the released versions; another version would not hydrate that HTML.
  if (hasOverrides) root.replaceChildren();
  const reports: { what: string; owner: string }[] = [];
  const page = { ...data, remotes };
  const { registry } = startSite(page, root, (report) => {
    if (reports.length < 100) reports.push(describe(report));
  });
  const context: QaContext = { data: page, registry, failed, reports: () => reports };
  const toggle = () =>
    void import(/* webpackChunkName: "qa-panel" */ './qa-panel.ts').then(({ togglePanel }) =>
      togglePanel(context),
    );
  if (hasOverrides)
    void import(/* webpackChunkName: "qa-panel" */ './qa-banner.ts').then(({ showBanner }) =>
      showBanner(context),
    );
  if (new URLSearchParams(location.search).has('qa')) toggle();
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
}

function describe(report: Report): { what: string; owner: string } {
  if (report.type === 'vital') return { what: `${report.name} ${report.value}`, owner: 'page' };
  if (report.type === 'error') return { what: report.message, owner: report.remote ?? 'shell' };
  return { what: report.name, owner: 'page' };
}
