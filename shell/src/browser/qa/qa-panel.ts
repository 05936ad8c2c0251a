import { createShadowHost, element } from './elements.ts';
import type { QaContext } from './qa-context.ts';
import { showRegionOutlines } from './region-outlines.ts';
import { type ReleasedVersions, remotesTable } from './remotes-table.ts';

/** Opens or closes the panel: the release set, load states with causes, reports, overrides, and outlined regions. */
export async function togglePanel(context: QaContext) {
  const existing = document.getElementById('qa-panel');
  if (existing) {
    existing.remove();
    showRegionOutlines(false);
    return;
  }
  const { host, root } = createShadowHost('qa-panel');
  const panel = element('section', { className: 'panel', ariaLabel: 'QA panel', tabIndex: -1 });
  panel.setAttribute('role', 'dialog');
  root.append(panel);
  document.body.append(host);
  showRegionOutlines(true);
  panel.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') void togglePanel(context);
  });
  const versions = await readVersions();
  const draw = () => panel.replaceChildren(...panelContent(context, versions));
  draw();
  // Drawing again would delete a source that is being typed.
  const isTyping = () =>
    [...panel.querySelectorAll('input')].some(
      (input) => input === root.activeElement || input.value !== input.defaultValue,
    );
  const unsubscribe = context.registry.status.subscribe(() => {
    if (!host.isConnected) unsubscribe();
    else if (!isTyping()) draw();
  });
  panel.focus();
}

function panelContent(context: QaContext, versions: ReleasedVersions): Node[] {
  const vitals = context
    .reports()
    .filter(({ owner }) => owner === 'page')
    .map(({ what }) => what);
  return [
    element('button', {
      type: 'button',
      className: 'close',
      textContent: 'Close',
      onclick: () => void togglePanel(context),
    }),
    element('h2', { textContent: `Release set ${context.data.set}` }),
    element('p', {
      textContent: `This page: ${vitals.join(', ') || 'no vitals yet'}. Press Esc to close. Overrides apply to this tab only.`,
    }),
    remotesTable(context, versions),
  ];
}

async function readVersions(): Promise<ReleasedVersions> {
  try {
    const response = await fetch('/qa/versions', { cache: 'no-store' });
    return response.ok ? await response.json() : {};
  } catch {
    return {};
  }
}
