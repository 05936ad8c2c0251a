import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { users } from '../database/schema.ts';
import { httpError } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { findSessionUser } from './sessions.ts';
import { verifyToken } from './tokens.ts';

export type User = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'language'>;

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
  }
}

/**
 * The user of the request's access token; null without a token.
 *
 * The user and the session are read for each request, so that a deleted account or an ended session has an effect at once.
 * @throws HttpError 401 for an invalid token (API-9 to API-13)
 */
async function readUser(service: Service, request: FastifyRequest): Promise<User | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token, ...rest] = header.trim().split(/\s+/);
  if (scheme !== 'Bearer') return null;
  if (!token || rest.length > 0) throw httpError.badAuthorizationHeader();
  const claims = await verifyToken(service.configuration, token);
  if (!claims) throw httpError.badToken();
  if (claims.tokenType !== 'access') throw httpError.badToken('Token has wrong type');
  const found = await findSessionUser(service.database.orm, claims);
  if (!found) throw httpError.userNotFound();
  if (!found.isActive) throw httpError.inactiveUser();
  if (!found.isOpen) throw httpError.badToken();
  return found.user;
}

/**
 * Authenticates the calls of the hosted API (API-8 to API-14): an invalid token is refused on public calls too. As in Django
 * REST Framework this happens before bodies are read and before methods are refused.
 */
export function addAuthentication(app: FastifyInstance, service: Service): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { allow, ignoresToken, authenticated } = request.routeOptions.config;
    if (allow === undefined) return done();
    reply.header('Allow', allow);
    // Answers about a person: those of its account, and those that a token can change.
    if (authenticated || ignoresToken || request.headers.authorization !== undefined)
      reply.header('Cache-Control', 'no-store');
    if (!acceptsJson(request.headers.accept)) return done(httpError.notAcceptable());
    const guestError = () => (authenticated ? httpError.notAuthenticated() : undefined);
    if (ignoresToken || request.headers.authorization === undefined) return done(guestError());
    readUser(service, request).then(
      (user) => {
        request.user = user;
        done(user ? undefined : guestError());
      },
      (error: Error) => done(error),
    );
  });
}

/** The API answers JSON only (API-22). */
function acceptsJson(header: string | undefined): boolean {
  if (!header || header === '*/*' || header.startsWith('application/json')) return true;
  return header.split(',').some((entry) => /^\s*(\*\/\*|application\/(\*|json))\s*(;|$)/i.test(entry));
}

/** The user of a call with `authenticated: true`. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw httpError.notAuthenticated();
  return request.user;
}
