import { decodeEntities } from './entities.ts';

/** Characters that are read: more than any summary needs. */
const MAX_CHARACTERS = 200_000;

/**
 * Text of an HTML fragment, without tags, scripts and styles, with decoded entities and collapsed white space. For
 * summaries on many pages, hence without the parser of posts; each pattern reads every character a fixed number of times.
 */
export const plainText = (html: string): string =>
  decodeEntities(withoutCode(html.slice(0, MAX_CHARACTERS)).replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();

/** Removes scripts and styles with their content. */
function withoutCode(html: string): string {
  let skip: string | null = null;
  let text = '';
  let at = 0;
  for (const match of html.matchAll(/<(\/?)(script|style)\b/gi)) {
    const isEnd = match[1] === '/';
    const name = match[2]?.toLowerCase() ?? '';
    if (skip === null && !isEnd) {
      text += `${html.slice(at, match.index)} `;
      skip = name;
    } else if (isEnd && name === skip) {
      skip = null;
      at = match.index;
    }
  }
  return skip === null ? text + html.slice(at) : text;
}
