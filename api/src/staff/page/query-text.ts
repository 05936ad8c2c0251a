import type { FastifyRequest } from 'fastify';

const MAX_LENGTH = 100;

/** A text that the address asks for, as it is searched; empty without one. */
export const queryText = ({ query }: FastifyRequest, name: string): string =>
  String((query as Record<string, unknown>)[name] ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, MAX_LENGTH);
