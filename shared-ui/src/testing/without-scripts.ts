const style = document.createElement('style');
afterEach(() => style.remove());

/**
 * Applies the styles for browsers that run no scripts to what has been rendered already, which jsdom does not: it applies
 * media queries of the screen only. They go with the end of the test.
 */
export function withoutScripts(): void {
  style.textContent = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules] as CSSMediaRule[])
    .filter(({ media }) => media?.mediaText.split(/, ?/).includes('(scripting:none)'))
    .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .join('\n');
  document.head.append(style);
}
