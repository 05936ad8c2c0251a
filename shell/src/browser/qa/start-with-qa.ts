import type { PageData } from '../../page-data.ts';
import type { Report } from '../beacon-telemetry.ts';
import { startSite } from '../start-site.ts';
import { applyOverrides, readOverrides } from './overrides.ts';
import type { QaContext } from './qa-panel.ts';

/** Ctrl+Alt+Q. */
const isShortcut = (event: KeyboardEvent) => event.ctrlKey && event.altKey && event.code === 'KeyQ';

/**
 * Starts the page where QA is allowed: with this tab's overrides in place, a banner that says so, and the panel by
 * `?qa` or Ctrl+Alt+Q. The panel's code is a chunk of its own that comes when it is asked for.
 */
export async function startWithQa(data: PageData, root: HTMLElement): Promise<void> {
  const overrides = readOverrides();
  const overridden = Object.keys(overrides).length > 0;
  const { remotes, failed } = await applyOverrides(data.remotes, overrides);
  // The server rendered the released versions; another version's tree would not hydrate theirs.
  if (overridden) root.replaceChildren();
  const reports: { what: string; owner: string }[] = [];
  const page = { ...data, remotes };
  const { registry } = startSite(page, root, (report) => {
    if (reports.length < 100) reports.push(describe(report));
  });
  const context: QaContext = { data: page, registry, failed, reports: () => reports };
  const load = () => import(/* webpackChunkName: "qa-panel" */ './qa-panel.ts');
  if (overridden) void load().then(({ showBanner }) => showBanner(context));
  if (new URLSearchParams(location.search).has('qa'))
    void load().then(({ togglePanel }) => togglePanel(context));
  addEventListener('keydown', (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    void load().then(({ togglePanel }) => togglePanel(context));
  });
}

function describe(report: Report): { what: string; owner: string } {
  if (report.type === 'vital') return { what: `${report.name} ${report.value}`, owner: 'page' };
  if (report.type === 'error') return { what: report.message, owner: report.remote ?? 'shell' };
  return { what: report.name, owner: 'page' };
}
