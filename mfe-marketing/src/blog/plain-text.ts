import { decodeEntities } from './rich-text/entities.ts';

/** Text of an HTML fragment: tags dropped, entities read, white space folded. */
export const plainText = (html: string): string =>
  decodeEntities(html.replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
