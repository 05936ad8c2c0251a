/** Attribute that carries a `style` attribute of React through the document, whose security policy allows none. */
const ATTRIBUTE = 'data-style';

/**
 * Elements whose text is not markup, and tags up to their `style` attribute. React escapes `<`, `>` and quotes in texts
 * and attributes, so nothing else looks like a tag.
 */
const ELEMENTS = /<(style|script)\b[^>]*>[\s\S]*?<\/\1>|(<[a-z][^<>]*?) style="([^"]*)"/gi;

/** Declarations that cannot end their rule, their string or the style element. */
const isContained = (declarations: string) =>
  !/[{}<\\]|\/\*|^\s*$/.test(declarations) &&
  ['"', "'"].every((quote) => declarations.split(quote).length % 2 === 1) &&
  declarations.split('(').length === declarations.split(')').length;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};
const unescapeAttribute = (text: string) =>
  text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);

/**
 * Moves the `style` attributes of rendered HTML into one style sheet. A style sheet can be allowed by its hash; `style`
 * attributes only all together, those of an attacker included. The rules outrank all others, as the attributes would.
 */
export function collectStyleAttributes(html: string): { html: string; css: string } {
  const rules = new Map<string, string>();
  const collected = html.replace(ELEMENTS, (element, isText, tag: string, escaped: string) => {
    if (isText) return element;
    const declarations = unescapeAttribute(escaped);
    if (isContained(declarations) && !rules.has(escaped))
      rules.set(escaped, `[${ATTRIBUTE}="${declarations.replaceAll('"', '\\"')}"]:not(#_){${declarations}}`);
    return `${tag} ${ATTRIBUTE}="${escaped}"`;
  });
  return { html: collected, css: [...rules.values()].join('') };
}

/** Gives the elements of server HTML their styles back, so that React finds what it has rendered. */
export function restoreStyleAttributes(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>(`[${ATTRIBUTE}]`)) {
    const declarations = element.getAttribute(ATTRIBUTE) ?? '';
    // Scripts may set styles, but not the attribute. React's development build compares the attribute's text.
    if (process.env.NODE_ENV === 'production') element.style.cssText = declarations;
    else element.setAttribute('style', declarations);
    element.removeAttribute(ATTRIBUTE);
  }
}
