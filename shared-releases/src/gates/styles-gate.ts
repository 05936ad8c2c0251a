import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Gate } from './gate.ts';

/** How many selectors one refusal lists. */
const LISTED_SELECTORS = 5;

/** Style sheets of a remote apply to its own elements only: they stay in the document when the page is left. */
export const stylesGate: Gate = ({ dist, descriptor }) => {
  for (const file of Object.keys(descriptor.files).filter((name) => name.endsWith('.css'))) {
    const selectors = siteWideSelectors(readFileSync(path.join(dist, file), 'utf8'));
    if (selectors.length > 0)
      return `${file} of ${descriptor.name} has rules for elements of the whole site: ${selectors.slice(0, LISTED_SELECTORS).join(', ')}. They stay when the page is left. Put a class of the remote into each selector, or use styled of shared-ui.`;
  }
  return null;
};

/** At-rules with rules in them; in other ones, such as `@keyframes`, no selector stands. */
const GROUP = /^@(?:media|supports|layer|container|scope|starting-style)\b/;

/**
 * Selectors without a class or an id. Custom properties alone change nothing that does not ask for them, and `:host` is of
 * the inside of custom elements.
 */
export function siteWideSelectors(css: string): string[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, '""');
  const found = new Set<string>();
  /** Of each open block: whether rules in it are looked at. */
  const open: boolean[] = [];
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/[{};]/g)) {
    const prelude = text.slice(start, index).trim();
    start = index + 1;
    if (mark === '}') open.pop();
    if (mark !== '{') continue;
    const isLookedAt = open.at(-1) !== false;
    open.push(isLookedAt && GROUP.test(prelude));
    if (!isLookedAt || prelude.startsWith('@') || hasOnlyProperties(text.slice(start))) continue;
    for (const selector of prelude.split(/,(?![^(]*\))/))
      if (!/[.#][-_a-z\\]|:host\b/i.test(selector)) found.add(selector.trim());
  }
  return [...found];
}

/** Whether the block that begins here sets custom properties only. */
const hasOnlyProperties = (block: string) =>
  block
    .slice(0, block.search(/[{}]|$/))
    .split(';')
    .every((declaration) => /^\s*(?:--|$)/.test(declaration));
