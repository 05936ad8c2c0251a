import type { FastifyRequest } from 'fastify';
import type { Service } from '../../http/service.ts';

/**
 * Whether a page of this service sent the form. Browsers say it; programs that are no browser cannot be misused to send
 * a form for somebody else.
 */
export function isFromOwnPage({ configuration }: Service, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return origin === undefined || origin === new URL(configuration.publicUrl).origin;
}
