import { decodeEntities } from './rich-text/entities.ts';

/** Text of an HTML fragment, without tags, with decoded entities and collapsed white space. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
