import type { FastifyRequest } from 'fastify';
import { escapeLike } from '../../catalogue/spelling/search-text.ts';

const MAX_LENGTH = 100;
/** Each word is compared with every record. */
const MAX_WORDS = 5;

/** A text that the address asks for, as it is searched; empty without one. */
export const queryText = ({ query }: FastifyRequest, name: string): string =>
  String((query as Record<string, unknown>)[name] ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, MAX_LENGTH);

/** A pattern for LIKE from each word of a text, for records in which all of them occur. */
export const wordPatterns = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `%${escapeLike(word)}%`);
