/** Id of the element of a document with the page data. */
export const PAGE_DATA_ID = 'page-data';

/**
 * What a JSON element of a document holds, read from the document's text: a worker has no DOM, and pages may not parse
 * HTML. Null without the element.
 * @throws SyntaxError when it is no JSON
 */
export function jsonIn(html: string, id: string): unknown {
  const text = new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html)?.[1];
  return text ? JSON.parse(text) : null;
}
