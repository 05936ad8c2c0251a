const outlineSheet = new CSSStyleSheet();

/** Outlines each region of the page with the name of its remote, or removes the outlines. */
export function showRegionOutlines(isVisible: boolean) {
  outlineSheet.replaceSync(`
[data-remote]{outline:3px dashed #b3123b;outline-offset:-3px;position:relative}
[data-remote]::before{content:attr(data-remote) ' ' attr(data-version) ' ' attr(data-widget);position:absolute;inset-block-start:0;inset-inline-end:0;z-index:1000;background:#b3123b;color:#fff;font:12px/1.6 monospace;padding:0 8px}
[data-widget]{outline-color:#1f3a8a}[data-widget]::before{background:#1f3a8a}`);
  const otherSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== outlineSheet);
  document.adoptedStyleSheets = isVisible ? [...otherSheets, outlineSheet] : otherSheets;
}
