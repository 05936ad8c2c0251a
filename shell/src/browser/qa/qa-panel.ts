import type { RemoteRegistry } from 'shared-host/browser';
import type { PageData } from '../../page-data.ts';
import { type Overrides, readOverrides, writeOverrides } from './overrides.ts';
import { panelStyles } from './panel-styles.ts';

export interface QaContext {
  data: PageData;
  registry: RemoteRegistry;
  /** Overrides that could not be had, with the cause. */
  failed: Readonly<Record<string, string>>;
  /** What this page has reported so far. */
  reports: () => readonly { what: string; owner: string }[];
}

function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: object = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}

/** A cell that carries its column's name for narrow screens, where the table's head is out of sight. */
const cell = (label: string, textContent: string) => {
  const made = element('td', { textContent });
  made.dataset.label = label;
  return made;
};

const apply = (overrides: Overrides) => {
  writeOverrides(overrides);
  location.reload();
};
const without = (name: string) =>
  Object.fromEntries(Object.entries(readOverrides()).filter(([other]) => other !== name));

/** Says, above the page, that this tab does not show what visitors get; one click undoes it. */
export function showBanner({ failed }: QaContext) {
  const overrides = readOverrides();
  if (Object.keys(overrides).length === 0) return;
  const host = element('div', { id: 'qa-banner' });
  const root = host.attachShadow({ mode: 'open' });
  adopt(root);
  const list = Object.entries(overrides).map(([name, source]) =>
    failed[name]
      ? `${name}: ${source} could not be loaded (${failed[name]}); the released version is shown`
      : `${name} from ${source}`,
  );
  const undo = element('button', { type: 'button', textContent: 'Undo', onclick: () => apply({}) });
  root.append(element('p', { className: 'banner' }, [`QA, this tab only: ${list.join('; ')} `, undo]));
  document.body.prepend(host);
}

/** Opens or closes the panel: who owns each region, load states with causes, reports, the set, and overrides. */
export async function togglePanel(context: QaContext) {
  const open = document.getElementById('qa-panel');
  if (open) {
    open.remove();
    outline(false);
    return;
  }
  const host = element('div', { id: 'qa-panel' });
  const root = host.attachShadow({ mode: 'open' });
  adopt(root);
  const panel = element('section', { className: 'panel', ariaLabel: 'QA panel', tabIndex: -1 });
  panel.setAttribute('role', 'dialog');
  root.append(panel);
  document.body.append(host);
  outline(true);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void togglePanel(context);
  });
  const versions = await readVersions();
  const draw = () => panel.replaceChildren(...content(context, versions));
  draw();
  // A source that is being typed must not go when a remote's state changes meanwhile.
  const isTyping = () =>
    [...panel.querySelectorAll('input')].some(
      (input) => input === root.activeElement || input.value !== input.defaultValue,
    );
  const stop = context.registry.status.subscribe(() => {
    if (!host.isConnected) stop();
    else if (!isTyping()) draw();
  });
  panel.focus();
}

function content(context: QaContext, versions: Readonly<Record<string, string[]>>): Node[] {
  const { data, registry, failed, reports } = context;
  const states = registry.status.getState();
  const overrides = readOverrides();
  const rows = data.remotes.map(({ name, version }) => {
    const state = states[name];
    const cause = failed[name] ?? (state?.state === 'failed' ? state.cause : '');
    const own = reports().filter(({ owner }) => owner === name);
    const choice = element('input', {
      defaultValue: overrides[name] ?? '',
      placeholder: 'version or http://localhost:3004',
    });
    choice.setAttribute('aria-label', `Source of ${name}`);
    const options = element(
      'datalist',
      { id: `versions-${name}` },
      (versions[name] ?? []).map((value) => element('option', { value })),
    );
    choice.setAttribute('list', options.id);
    const use = element('button', {
      type: 'button',
      textContent: 'Use',
      ariaLabel: `Use this source for ${name}`,
    });
    use.onclick = () =>
      apply(choice.value.trim() ? { ...overrides, [name]: choice.value.trim() } : without(name));
    const undo = element('button', {
      type: 'button',
      textContent: 'Undo',
      ariaLabel: `Undo ${name}`,
      onclick: () => apply(without(name)),
    });
    return element('tr', {}, [
      element('th', { textContent: name, scope: 'row' }),
      cell('version', version),
      cell('state', [state?.state ?? 'not needed yet', cause].filter(Boolean).join(': ')),
      cell('reports', own.map(({ what }) => what).join('; ') || 'none'),
      element('td', {}, [choice, options, use, ...(overrides[name] ? [undo] : [])]),
    ]);
  });
  const head = ['remote', 'version', 'state', 'reports', 'take it from'].map((text) =>
    element('th', { textContent: text, scope: 'col' }),
  );
  const vitals = reports()
    .filter(({ owner }) => owner === 'page')
    .map(({ what }) => what);
  return [
    element('button', {
      type: 'button',
      className: 'close',
      textContent: 'Close',
      onclick: () => void togglePanel(context),
    }),
    element('h2', { textContent: `Release set ${data.set}` }),
    element('p', {
      textContent: `This page: ${vitals.join(', ') || 'no vitals yet'}. Esc closes. Overrides hold for this tab only.`,
    }),
    element('table', {}, [element('thead', {}, [element('tr', {}, head)]), element('tbody', {}, rows)]),
  ];
}

async function readVersions(): Promise<Record<string, string[]>> {
  try {
    const answer = await fetch('/qa/versions', { cache: 'no-store' });
    return answer.ok ? await answer.json() : {};
  } catch {
    return {};
  }
}

function adopt(root: ShadowRoot) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];
}

const outlined = new CSSStyleSheet();

/** Draws whose region is whose on the page. A constructed sheet: the page's policy allows no inline style. */
function outline(on: boolean) {
  outlined.replaceSync(`
[data-remote]{outline:3px dashed #b3123b;outline-offset:-3px;position:relative}
[data-remote]::before{content:attr(data-remote) ' ' attr(data-version) ' ' attr(data-widget);position:absolute;inset-block-start:0;inset-inline-end:0;z-index:1000;background:#b3123b;color:#fff;font:12px/1.6 monospace;padding:0 8px}
[data-widget]{outline-color:#1f3a8a}[data-widget]::before{background:#1f3a8a}`);
  const others = document.adoptedStyleSheets.filter((sheet) => sheet !== outlined);
  document.adoptedStyleSheets = on ? [...others, outlined] : others;
}
