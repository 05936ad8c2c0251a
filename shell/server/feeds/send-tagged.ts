import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasTag, tagOf } from 'shared-server';

/** Sends a text with a hash of it as its tag, or 304 to a client that has it: most requests of feed readers. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
  etag = tagOf(text),
): FastifyReply {
  reply.header('etag', `"${etag}"`);
  return hasTag(request.headers['if-none-match'], etag) ? reply.code(304).send() : reply.send(text);
}
