import { Tokenizer } from 'htmlparser2';

export interface HtmlHandler {
  /** A start tag; names are in lower case. A self-closing one is followed by its end tag. */
  open: (name: string, attributes: ReadonlyMap<string, string>) => void;
  close: (name: string) => void;
  /** Text with its character references decoded, in one or more pieces. */
  text: (value: string) => void;
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

/** Reads HTML from start to end, in time proportional to its length whatever it contains. */
export function tokenizeHtml(html: string, handler: HtmlHandler): void {
  let name = '';
  let attributes: Map<string, string> | null = null;
  let attribute = '';
  let value = '';
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        name = html.slice(start, end).toLowerCase();
        attributes = null;
      },
      onattribname: (start, end) => {
        attribute = html.slice(start, end).toLowerCase();
        value = '';
      },
      onattribdata: (start, end) => {
        value += html.slice(start, end);
      },
      onattribentity: (code) => {
        value += String.fromCodePoint(code);
      },
      onattribend: () => {
        attributes ??= new Map();
        // The first of several counts.
        if (!attributes.has(attribute)) attributes.set(attribute, value);
      },
      onopentagend: () => handler.open(name, attributes ?? NO_ATTRIBUTES),
      onselfclosingtag: () => {
        handler.open(name, attributes ?? NO_ATTRIBUTES);
        handler.close(name);
      },
      onclosetag: (start, end) => handler.close(html.slice(start, end).toLowerCase()),
      ontext: (start, end) => handler.text(html.slice(start, end)),
      ontextentity: (code) => handler.text(String.fromCodePoint(code)),
      oncdata: () => {},
      oncomment: () => {},
      ondeclaration: () => {},
      onprocessinginstruction: () => {},
      onend: () => {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
}
