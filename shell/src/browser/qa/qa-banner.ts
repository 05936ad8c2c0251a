import { createShadowHost, element } from './elements.ts';
import type { QaContext } from './qa-context.ts';
import { applyView, emptyView } from './tab-view.ts';
import { overrideText } from './view-problems.ts';

/**
 * Shows above the page what this tab shows instead of the ordinary site, with a button that ends it.
 * @param unread parts of the address that ask for nothing
 */
export function showBanner({ data, failed, view }: QaContext, unread: readonly string[]) {
  const { host, root } = createShadowHost('qa-banner');
  const remotes = data.remotes.map(({ name }) => name);
  const list = [
    ...(view.set === undefined ? [] : [`release set ${view.set}`]),
    ...Object.entries(view.overrides).map(([name, source]) =>
      overrideText(name, source, remotes, failed[name]),
    ),
    ...Object.entries(view.flags).map(([name, isOn]) => `flag ${name} ${isOn ? 'on' : 'off'}`),
    ...unread.map((part) => `ignored: ${part}`),
  ];
  const undo = element('button', {
    type: 'button',
    textContent: 'Undo',
    onclick: () => applyView(emptyView),
  });
  root.append(element('p', { className: 'banner' }, [`QA, this tab only: ${list.join('; ')} `, undo]));
  document.body.prepend(host);
}
