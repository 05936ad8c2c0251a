import { safeAddress } from './safe-address.ts';
import { tokenizeHtml } from './tokenize.ts';

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

/** Elements and texts of a post that are shown, far more than a post needs. */
const MAX_NODES = 10_000;
/** Characters of a post that are read. */
const MAX_CHARACTERS = 1_000_000;
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
  let nodes = 0;

  /** Adds a node, unless the post has too many. */
  const add = (node: RichNode) => {
    nodes += 1;
    if (nodes > MAX_NODES) return false;
    const { children } = top();
    const last = children.at(-1);
    // A text arrives in pieces at its character references.
    if (typeof node === 'string' && typeof last === 'string') children[children.length - 1] = last + node;
    else children.push(node);
    return true;
  };
  const text = (value: string) => {
    if (skip || value === '' || (isList(top().tag) && open.length > 1)) return;
    if (open.length === 1 && value.trim() === '' && typeof root.children.at(-1) !== 'string') return;
    add(value);
  };
  const closeTo = (depth: number) => {
    open.length = Math.max(1, depth);
  };
  const start = (tag: RichTag, address: string) => {
    if (tag === 'br') {
      if (!isList(top().tag) || open.length === 1) add({ tag, children: [] });
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
    const href = tag === 'a' ? safeAddress(address) : undefined;
    // A link without a safe address becomes its text.
    if (tag === 'a' && !href) return;
    const element: Element = href ? { tag, href, children: [] } : { tag, children: [] };
    if (add(element)) open.push(element);
  };

  const tagOf = (name: string) => synonyms[name] ?? (allowed.has(name) ? (name as RichTag) : null);
  tokenizeHtml(html.slice(0, MAX_CHARACTERS), {
    text,
    open: (name, attributes) => {
      if (skip) return;
      if (dropped.has(name)) skip = name;
      const tag = tagOf(name);
      if (tag) start(tag, attributes.get('href') ?? '');
    },
    close: (name) => {
      if (skip) {
        if (name === skip) skip = null;
        return;
      }
      const tag = tagOf(name);
      const opened = open.findLastIndex((element, index) => index > 0 && element.tag === tag);
      if (opened > 0) closeTo(opened);
    },
  });
  return root.children;
}
