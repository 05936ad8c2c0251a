import { createShadowHost, element } from './elements.ts';
import type { QaContext } from './qa-context.ts';
import { applyView, emptyView } from './tab-view.ts';

/** Shows above the page what this tab shows instead of the ordinary site, with a button that ends it. */
export function showBanner({ failed, view }: QaContext) {
  const { host, root } = createShadowHost('qa-banner');
  const list = [
    ...(view.set === undefined ? [] : [`release set ${view.set}`]),
    ...Object.entries(view.overrides).map(([name, source]) =>
      failed[name]
        ? `${name}: ${source} could not be loaded (${failed[name]}); the released version is shown`
        : `${name} from ${source}`,
    ),
    ...Object.entries(view.flags).map(([name, isOn]) => `flag ${name} ${isOn ? 'on' : 'off'}`),
  ];
  const undo = element('button', {
    type: 'button',
    textContent: 'Undo',
    onclick: () => applyView(emptyView),
  });
  root.append(element('p', { className: 'banner' }, [`QA, this tab only: ${list.join('; ')} `, undo]));
  document.body.prepend(host);
}
