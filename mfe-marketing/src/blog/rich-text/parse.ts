import { decodeEntities } from './entities.ts';
import { safeAddress } from './safe-address.ts';

/** An element of the allow-list, or text. Nothing else can be represented. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] };

const inline = ['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'a'] as const;
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote', 'h3', 'h4', 'h5'] as const;
export type RichTag = (typeof inline)[number] | (typeof blocks)[number] | 'br';

/** Aliases of allowed elements. Headings go below the page's `h1` and the section's `h2` (B-18). */
const synonyms: Readonly<Record<string, RichTag>> = {
  b: 'strong',
  i: 'em',
  del: 's',
  strike: 's',
  ins: 'u',
  h1: 'h3',
  h2: 'h3',
  h3: 'h4',
  h4: 'h4',
  h5: 'h5',
  h6: 'h5',
  div: 'p',
};
const allowed = new Set<string>([...inline, ...blocks.filter((tag) => tag[0] !== 'h'), 'br']);
/** Elements that are removed with their content. */
const dropped = new Set([
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'template',
  'noscript',
  'svg',
  'math',
  'textarea',
  'select',
  'title',
  'xmp',
]);

const isBlock = (tag: RichTag) => (blocks as readonly string[]).includes(tag);
const isList = (tag: RichTag) => tag === 'ul' || tag === 'ol';
/** Blocks that may contain text only, so that browsers parse the result into the same tree. */
const isTextBlock = (tag: RichTag) => tag === 'p' || tag[0] === 'h';

const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|<[!?/][^>]*>/gi;
const hrefAttribute = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const MAX_DEPTH = 20;

type Element = Exclude<RichNode, string>;

/**
 * Parses the HTML of a post into a tree of allowed elements. Nothing is ever output as HTML, and elements outside
 * the allow-list cannot be represented, so the result is safe. A pure function, so that server and browser render
 * the same. Mis-nested tags are closed as browsers close them.
 */
export function parseRichText(html: string): RichNode[] {
  const root: Element = { tag: 'blockquote', children: [] };
  const open: Element[] = [root];
  const top = () => open[open.length - 1] as Element;
  let skip: string | null = null;
  let at = 0;

  const text = (raw: string) => {
    const value = decodeEntities(raw);
    if (skip || value === '' || (isList(top().tag) && open.length > 1)) return;
    if (open.length === 1 && value.trim() === '') return;
    top().children.push(value);
  };
  const closeTo = (depth: number) => {
    open.length = Math.max(1, depth);
  };
  const start = (tag: RichTag, attributes: string) => {
    if (tag === 'br') {
      if (!isList(top().tag) || open.length === 1) top().children.push({ tag, children: [] });
      return;
    }
    if (isBlock(tag)) {
      // A block ends the paragraph, heading and inline elements around it.
      while (open.length > 1 && (!isBlock(top().tag) || isTextBlock(top().tag))) closeTo(open.length - 1);
      if (tag === 'li') {
        const list = open.findLastIndex((element, index) => index > 0 && isList(element.tag));
        if (list < 0) return start('p', '');
        closeTo(list + 1);
      } else if (isList(top().tag) && open.length > 1) {
        return;
      }
    } else if (tag === 'a') {
      const link = open.findIndex((element) => element.tag === 'a');
      if (link > 0) closeTo(link);
    }
    if (open.length > MAX_DEPTH || (isList(top().tag) && open.length > 1 && tag !== 'li')) return;
    const href = tag === 'a' ? safeAddress(decodeEntities(hrefOf(attributes))) : undefined;
    // A link without a safe address becomes its text.
    if (tag === 'a' && !href) return;
    const element: Element = href ? { tag, href, children: [] } : { tag, children: [] };
    top().children.push(element);
    open.push(element);
  };

  for (const match of html.matchAll(token)) {
    text(html.slice(at, match.index));
    at = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    if (!name) continue;
    const closing = match[1] === '/';
    if (skip) {
      if (closing && name === skip) skip = null;
      continue;
    }
    if (dropped.has(name)) {
      if (!closing && !match[0].endsWith('/>')) skip = name;
      continue;
    }
    const tag = synonyms[name] ?? (allowed.has(name) ? (name as RichTag) : null);
    if (!tag) continue;
    if (closing) {
      const opened = open.findLastIndex((element, index) => index > 0 && element.tag === tag);
      if (opened > 0) closeTo(opened);
    } else {
      start(tag, match[3] ?? '');
    }
  }
  text(html.slice(at));
  return root.children;
}

function hrefOf(attributes: string): string {
  const match = hrefAttribute.exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? '';
}
