/**
 * The HTML inside the element whose start tag is at an offset. For HTML that React has rendered: it escapes `<` and `>` in
 * texts and attributes.
 */
export function contentOf(html: string, offset: number): string {
  const name = /<(\w+)[^<]*$/.exec(html.slice(0, offset))?.[1];
  const start = html.indexOf('>', offset) + 1;
  const tags = new RegExp(`<(/?)${name}\\b`, 'g');
  tags.lastIndex = start;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return html.slice(start, tag.index);
  }
  return '';
}
