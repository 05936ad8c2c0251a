import { panelStyles } from './panel-styles.ts';

/** Creates an element. The panel uses plain DOM, so that it does not depend on the React tree that it inspects. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: object = {},
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const created = document.createElement(tag);
  Object.assign(created, properties);
  created.append(...children);
  return created;
}

/** Calls the function when Enter is pressed in a field. */
export function onEnter(input: HTMLInputElement, call: () => void) {
  // Not `onkeydown`: a handler of that kind that returns false cancels every key, Tab among them.
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') call();
  });
}

/** A shadow root with the panel's styles, in an element that is not in the document yet. */
export function createShadowHost(id: string): { host: HTMLElement; root: ShadowRoot } {
  const host = element('div', { id });
  const root = host.attachShadow({ mode: 'open' });
  // A constructed style sheet, because the page's security policy allows no inline styles.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}
