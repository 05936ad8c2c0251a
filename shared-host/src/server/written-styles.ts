import type { EmotionCache } from '@emotion/cache';
import { LRUCache } from 'lru-cache';
import type { ServerPage } from './server-page.ts';

/**
 * Classes that elements have. Others were merged into the class of a component that got them as `className`. A set, and
 * emptied when it is full, because a page looks up each of its classes.
 */
const classesOfElements = new Set<string>();
const MAX_CLASSES = 5_000;
/** Pages of one route mostly have the same styles: one text for all of them, which is also hashed once. */
const sheets = new LRUCache<string, string>({ max: 64 });

/**
 * The styles of a page, one entry for each style element. A cache belongs to one rendering, so what is in it is used by
 * the page, but for merged classes: only classes that are not known yet are searched for in the HTML.
 */
export function writtenStyles(
  { key, inserted, registered }: EmotionCache,
  html: string,
): ServerPage['styles'] {
  const isUsed = (name: string) => {
    if (classesOfElements.has(name)) return true;
    if (!html.includes(`${key}-${name}`)) return false;
    if (classesOfElements.size >= MAX_CLASSES) classesOfElements.clear();
    classesOfElements.add(name);
    return true;
  };
  const global: ServerPage['styles'] = [];
  const names: string[] = [];
  for (const [name, css] of Object.entries(inserted)) {
    if (typeof css !== 'string') continue;
    if (registered[`${key}-${name}`] === undefined) global.push({ key: `${key}-global`, ids: [name], css });
    else if (isUsed(name)) names.push(name);
  }
  const sheet = names.join(' ');
  let css = sheets.get(sheet);
  if (css === undefined) {
    css = names.map((name) => inserted[name]).join('');
    sheets.set(sheet, css);
  }
  return [...global, { key, ids: names, css }];
}
