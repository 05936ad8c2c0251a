import { createShadowHost, element } from './elements.ts';
import { applyAndReload, readOverrides } from './overrides.ts';
import type { QaContext } from './qa-context.ts';

/** Shows above the page that this tab has overrides, with a button that removes them. */
export function showBanner({ failed }: QaContext) {
  const overrides = readOverrides();
  if (Object.keys(overrides).length === 0) return;
  const { host, root } = createShadowHost('qa-banner');
  const list = Object.entries(overrides).map(([name, source]) =>
    failed[name]
      ? `${name}: ${source} could not be loaded (${failed[name]}); the released version is shown`
      : `${name} from ${source}`,
  );
  const undo = element('button', { type: 'button', textContent: 'Undo', onclick: () => applyAndReload({}) });
  root.append(element('p', { className: 'banner' }, [`QA, this tab only: ${list.join('; ')} `, undo]));
  document.body.prepend(host);
}
