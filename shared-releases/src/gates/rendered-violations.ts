import { Parser } from 'htmlparser2';

/** Types of script elements that are data. */
const DATA = /^application\/(ld\+)?json$/;
/** Attributes whose address the browser follows. */
const ADDRESSES = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data'];
/** Elements that only hold what the policy refuses. */
const REFUSED_ELEMENTS: Readonly<Record<string, string>> = {
  object: 'an object element',
  embed: 'an embed element',
  base: 'a base element',
};
/** Attributes of a tag that a message quotes. */
const QUOTED_LENGTH = 120;

/** The browser ignores spaces and control characters in front of, and within, a scheme. */
const isScriptAddress = (address: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /^(javascript|vbscript|data:text\/html)/i.test(address.replace(/[\u0000-\u0020]/g, ''));

const isElsewhere = (address: string) => /^\s*([a-z][a-z0-9+.-]*:)?\/\//i.test(address);

/**
 * What the security policy of a page would refuse in rendered HTML, each with the elements around it.
 * @param css the page's style sheets that are allowed by their hashes
 */
export function renderedViolations(html: string, css: string): string[] {
  const found: string[] = [];
  const open: string[] = [];
  let text: { what: string; where: string } | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(attributes.id ? `${name}#${attributes.id}` : name);
      const quoted = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
      const where = `${open.slice(-4).join(' > ')}: <${name}${quoted.join('').slice(0, QUOTED_LENGTH)}>`;
      for (const what of [...refusedElement(name, attributes), ...refusedAttributes(name, attributes, css)])
        found.push(`${what} in ${where}`);
      // Only with text: Emotion fills empty elements through the CSSOM.
      text = name === 'style' ? { what: 'a style element', where } : null;
    },
    ontext(content) {
      if (text && content.trim()) found.push(`${text.what} in ${text.where}`);
      text = null;
    },
    onclosetag: () => {
      open.pop();
      text = null;
    },
  });
  parser.end(html);
  return [...new Set(found)];
}

type Attributes = Readonly<Record<string, string>>;

function refusedElement(name: string, { type = '', rel = '', href = '' }: Attributes): string[] {
  if (name === 'script' && !DATA.test(type)) return ['a script element'];
  if (name === 'link' && /\bstylesheet\b/i.test(rel) && isElsewhere(href))
    return ['a style sheet of another site'];
  return REFUSED_ELEMENTS[name] ? [REFUSED_ELEMENTS[name]] : [];
}

const refusedAttributes = (name: string, attributes: Attributes, css: string): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => {
    if (/^on/.test(key)) return [`the handler ${key}`];
    if (key === 'srcdoc') return ['srcdoc'];
    if (ADDRESSES.includes(key) && isScriptAddress(value)) return [`code as an address (${key})`];
    if (/^(form)?action$/.test(key) && isElsewhere(value)) return [`a form to another site (${key})`];
    // The server makes a rule of each style attribute that cannot end its rule (`collectStyleAttributes`).
    if (key === 'data-style' && value.trim() && !css.includes(`{${value}}`))
      return [`a style that could end its rule (on ${name})`];
    return [];
  });
