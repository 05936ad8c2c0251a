import { permissionText } from 'shared-shell/remote-config';
import type { QaReleases } from '../../page-data.ts';
import { SHELL } from '../code-owner.ts';
import { element, onEnter } from './elements.ts';
import type { QaContext } from './qa-context.ts';
import { stateOf } from './qa-report.ts';
import { applyView } from './tab-view.ts';
import { type Cell, table } from './table.ts';

/** One row for the shell and each remote: version, load state with its cause, permissions, errors, and the control for its override. */
export function remotesTable(context: QaContext, versions: QaReleases['versions']): HTMLTableElement {
  const { data, registry, failed, log } = context;
  const statuses = registry.status.getState();
  const rows = [
    {
      name: SHELL,
      version: data.shell ?? '',
      state: ['running', failed[SHELL]].filter(Boolean).join(': '),
      mayUse: 'everything',
    },
    ...data.remotes.map(({ name, version, ...remote }) => ({
      name,
      version,
      state: stateOf(statuses[name], failed[name]),
      mayUse: permissionText({ name, ...remote }),
    })),
  ].map(({ name, version, state, mayUse }): Cell[] => [
    name,
    version,
    state,
    mayUse.split('; ').map((line) => element('div', { textContent: line, className: 'uses' })),
    log.errors
      .filter(({ owner }) => owner === name)
      .map(({ text }) => text)
      .join('; ') || 'none',
    overrideControls(name, context, versions[name]?.map((one) => one.version) ?? []),
  ]);
  return table('On this page', ['name', 'version', 'state', 'may use', 'errors', 'take it from'], rows);
}

function overrideControls(name: string, { view }: QaContext, versions: readonly string[]): Node[] {
  const { [name]: current, ...others } = view.overrides;
  const source = element('input', {
    defaultValue: current ?? '',
    placeholder: name === SHELL ? 'version' : 'version or http://localhost:3104',
  });
  source.setAttribute('aria-label', `Source of ${name}`);
  const options = element(
    'datalist',
    { id: `versions-${name}` },
    versions.map((value) => element('option', { value })),
  );
  source.setAttribute('list', options.id);
  const apply = () => {
    const value = source.value.trim();
    applyView({ ...view, overrides: value ? { ...view.overrides, [name]: value } : others });
  };
  onEnter(source, apply);
  const use = element('button', {
    type: 'button',
    textContent: 'Use',
    ariaLabel: `Use this source for ${name}`,
    onclick: apply,
  });
  const undo = element('button', {
    type: 'button',
    textContent: 'Undo',
    ariaLabel: `Undo ${name}`,
    onclick: () => applyView({ ...view, overrides: others }),
  });
  return [source, options, use, ...(current ? [undo] : [])];
}
