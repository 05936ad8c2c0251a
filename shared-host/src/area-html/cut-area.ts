import { contentOf } from '../html/element-content.ts';
import { CLASSES_ATTRIBUTE } from '../site/style-elements.ts';

/** The area of a page, cut out of its document. */
export interface CutArea {
  /** As it is in the document, escaped. */
  title: string;
  html: string;
  /** Rules of the classes in it. */
  css: string;
}

const TITLE = /<title>([^<]*)<\/title>/;
const STYLES = new RegExp(`<style[^>]* ${CLASSES_ATTRIBUTE}="[^"]*">([\\s\\S]*?)</style>`);

/**
 * Cuts the area of a remote's page out of the document of that page; null when it has none, such as the page of an unknown
 * address.
 */
export function cutArea(document: string): CutArea | null {
  const main = document.indexOf('id="main"');
  const area = main < 0 ? -1 : document.indexOf(' data-remote="', main);
  const html = area < 0 ? '' : contentOf(document, area);
  // Documents of earlier shells have their styles in another form.
  const styles = STYLES.exec(document)?.[1];
  if (!html || styles === undefined) return null;
  const css = rulesFor(styles, classesIn(html));
  return { title: TITLE.exec(document)?.[1] ?? '', html, css };
}

const classesIn = (html: string) =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/** The rules at the top of a style sheet whose first class is one of these, or that have none, such as key frames. */
function rulesFor(css: string, classes: ReadonlySet<string>): string {
  let kept = '';
  let depth = 0;
  let start = 0;
  for (const { index, 0: brace } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    const rule = css.slice(start, index + 1);
    start = index + 1;
    // A name begins with a letter: a fraction, as in `639.95px`, is none.
    const [, name] = /\.([A-Za-z_][\w-]*)/.exec(rule) ?? [];
    if (name === undefined || classes.has(name)) kept += rule;
  }
  return kept;
}
