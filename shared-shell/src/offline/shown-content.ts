import { BROWSER_CONTENT, type ShownContent } from './protocol.ts';

/** Controls that do nothing before the code of the page runs. */
const CONTROLS = 'button, input, select, textarea';

/** Attribute of elements within the content that a copy does not have. */
export const NOT_KEPT = 'data-not-kept';

const all = <T extends Element>(root: Element, selector: string) => [...root.querySelectorAll<T>(selector)];

/**
 * What `BrowserOnly` shows on this page at this moment, with the styles that it needs; undefined on pages without it.
 * Its controls are switched off, because nothing answers them until the code of the page runs.
 */
export function shownContent(): ShownContent | undefined {
  const shown = document.querySelector(`[${BROWSER_CONTENT}]`);
  if (!shown) return undefined;
  const copy = shown.cloneNode(true) as Element;
  const states = all<HTMLInputElement>(shown, CONTROLS);
  all<HTMLInputElement>(copy, CONTROLS).forEach((control, index) => {
    const state = states[index];
    control.setAttribute('disabled', '');
    control.toggleAttribute('checked', state?.checked === true);
    if (control.localName === 'textarea') control.textContent = state?.value ?? '';
    else if (control.localName === 'input') control.setAttribute('value', state?.value ?? '');
  });
  for (const element of all(copy, `[${NOT_KEPT}]`)) element.remove();
  return { html: copy.innerHTML, css: stylesOf(copy) };
}

/** The style rules of the document that name a class of the content. */
function stylesOf(content: Element): string {
  const classes = new Set(all(content, '[class]').flatMap((element) => [...element.classList]));
  const isUsed = ({ cssText }: CSSRule) =>
    [...cssText.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
  const rulesOf = (sheet: CSSStyleSheet): CSSRule[] => {
    try {
      return [...sheet.cssRules];
    } catch {
      // A style sheet of another origin, such as that of a browser extension.
      return [];
    }
  };
  return [...document.styleSheets]
    .flatMap(rulesOf)
    .filter(isUsed)
    .map(({ cssText }) => cssText)
    .join('');
}
