import type { FastifyRequest } from 'fastify';
import { escapeLike } from '../../catalogue/spelling/search-text.ts';
import { MAX_EMAIL_LENGTH } from '../../http/body-fields.ts';

/** Limit of a searched text, which its field states as `maxlength`: the longest that people paste is an e-mail address. */
export const MAX_QUERY_LENGTH = MAX_EMAIL_LENGTH;

/** A text that the address asks for, as it is searched; empty without one. */
export const queryText = ({ query }: FastifyRequest, name: string): string =>
  String((query as Record<string, unknown>)[name] ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);

/**
 * A pattern for LIKE from each word of a text, for records in which all of them occur. Each is compared with every record,
 * so a word that occurs in another one is left out: it would be found with that one.
 */
export function wordPatterns(text: string): string[] {
  const words = [...new Set(text.split(/\s+/).filter(Boolean))];
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .map((word) => `%${escapeLike(word)}%`);
}
