import type { PageRemote } from '../../page-data.ts';
import { element } from './elements.ts';
import { applyAndReload, type Overrides, readOverrides } from './overrides.ts';
import type { QaContext } from './qa-context.ts';

/** Released versions of each remote, newest last. */
export type ReleasedVersions = Readonly<Record<string, string[]>>;

/** One row per remote: version, load state with its cause, reports, and the control for its override. */
export function remotesTable(context: QaContext, versions: ReleasedVersions): HTMLTableElement {
  const overrides = readOverrides();
  const headings = ['remote', 'version', 'state', 'reports', 'take it from'].map((text) =>
    element('th', { textContent: text, scope: 'col' }),
  );
  const rows = context.data.remotes.map((remote) =>
    remoteRow(context, remote, overrides, versions[remote.name] ?? []),
  );
  return element('table', {}, [
    element('thead', {}, [element('tr', {}, headings)]),
    element('tbody', {}, rows),
  ]);
}

function remoteRow(
  { registry, failed, reports }: QaContext,
  { name, version }: PageRemote,
  overrides: Overrides,
  versions: readonly string[],
) {
  const status = registry.status.getState()[name];
  const cause = failed[name] ?? (status?.state === 'failed' ? status.cause : '');
  const ownReports = reports().filter(({ owner }) => owner === name);
  return element('tr', {}, [
    element('th', { textContent: name, scope: 'row' }),
    cell('version', version),
    cell('state', [status?.state ?? 'not loaded yet', cause].filter(Boolean).join(': ')),
    cell('reports', ownReports.map(({ what }) => what).join('; ') || 'none'),
    element('td', {}, overrideControls(name, overrides, versions)),
  ]);
}

function overrideControls(name: string, overrides: Overrides, versions: readonly string[]): Node[] {
  const { [name]: current, ...others } = overrides;
  const source = element('input', {
    defaultValue: current ?? '',
    placeholder: 'version or http://localhost:3004',
  });
  source.setAttribute('aria-label', `Source of ${name}`);
  const options = element(
    'datalist',
    { id: `versions-${name}` },
    versions.map((value) => element('option', { value })),
  );
  source.setAttribute('list', options.id);
  const use = element('button', {
    type: 'button',
    textContent: 'Use',
    ariaLabel: `Use this source for ${name}`,
    onclick: () => {
      const value = source.value.trim();
      applyAndReload(value ? { ...overrides, [name]: value } : others);
    },
  });
  const undo = element('button', {
    type: 'button',
    textContent: 'Undo',
    ariaLabel: `Undo ${name}`,
    onclick: () => applyAndReload(others),
  });
  return [source, options, use, ...(current ? [undo] : [])];
}

/** A cell with the name of its column, which is shown on narrow screens, where the table's head is hidden. */
function cell(label: string, textContent: string) {
  const created = element('td', { textContent });
  created.dataset.label = label;
  return created;
}
