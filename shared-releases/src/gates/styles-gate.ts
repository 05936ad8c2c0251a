import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type ChildNode, type Container } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { Gate } from './gate.ts';

/** How many selectors one refusal lists. */
const LISTED_SELECTORS = 5;

/** Style sheets of a remote apply to its own elements only: they stay in the document when the page is left. */
export const stylesGate: Gate = ({ dist, descriptor }) => {
  for (const file of Object.keys(descriptor.files).filter((name) => name.endsWith('.css'))) {
    try {
      const refusal = siteWideRules(
        `${file} of ${descriptor.name}`,
        readFileSync(path.join(dist, file), 'utf8'),
      );
      if (refusal) return refusal;
    } catch (error) {
      return `${file} of ${descriptor.name} cannot be read as CSS: ${(error as Error).message}. Correct it, or leave it out of the build.`;
    }
  }
  return null;
};

/**
 * What is wrong with a style sheet whose rules also apply outside of the remote, with the cure; null when none does.
 * @param file how the sentence names the style sheet
 * @throws Error when it cannot be read as CSS
 */
export function siteWideRules(file: string, css: string): string | null {
  const selectors = siteWideSelectors(css);
  if (selectors.length === 0) return null;
  return `${file} has rules for elements of the whole site: ${selectors.slice(0, LISTED_SELECTORS).join(', ')}. They stay when the page is left. Put a class of the remote into each selector, or use styled of shared-ui.`;
}

/**
 * Selectors that need no class or id. Custom properties alone change nothing that does not ask for them, and `:host` is of
 * the inside of custom elements.
 * @throws Error when the style sheet or one of its selectors cannot be read
 */
export function siteWideSelectors(css: string): string[] {
  const found = new Set<string>();
  const look = (container: Container) =>
    container.each((node) => {
      if (node.type === 'atrule' && !/keyframes$/i.test(node.name)) look(node);
      // Rules in a rule need what it needs.
      if (node.type !== 'rule' || node.every(isCustomProperty)) return;
      for (const selector of selectorParser().astSync(node.selector).nodes)
        if (!needsClassOrId(selector)) found.add(String(selector).trim());
    });
  look(postcss.parse(css, { map: false }));
  return [...found];
}

const isCustomProperty = (node: ChildNode) =>
  node.type === 'comment' || (node.type === 'decl' && node.prop.startsWith('--'));

function needsClassOrId(selector: Selector): boolean {
  return selector.nodes.some(
    (node) =>
      node.type === 'class' ||
      node.type === 'id' ||
      (node.type === 'pseudo' &&
        (node.value.startsWith(':host') ||
          (node.value !== ':not' && node.nodes.length > 0 && node.nodes.every(needsClassOrId)))),
  );
}
