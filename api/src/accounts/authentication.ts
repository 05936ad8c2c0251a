import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { users } from '../database/schema.ts';
import { refuse } from '../http/http-error.ts';
import type { Service } from '../http/service.ts';
import { verifyToken } from './tokens.ts';

export type User = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role'>;

declare module 'fastify' {
  interface FastifyRequest {
    user: User | null;
  }
}

/**
 * A8 to A14: whoever sends a token must send a good one, on public calls too; calls for the logged-in refuse guests.
 * The user is read on each call, so that a removed account or an ended session stops at once.
 */
export async function authenticate(service: Service, request: FastifyRequest): Promise<User | null> {
  const header = request.headers.authorization;
  if (header === undefined) return null;
  const [scheme, token, ...rest] = header.trim().split(/\s+/);
  if (scheme !== 'Bearer') return null;
  if (!token || rest.length > 0) throw refuse.badAuthorizationHeader();
  const claims = await verifyToken(service.configuration, token);
  if (!claims) throw refuse.badToken();
  if (claims.tokenType !== 'access') throw refuse.badToken('Token has wrong type');
  const [user] = await service.database.orm.select().from(users).where(eq(users.id, claims.userId));
  if (!user) throw refuse.noSuchUser();
  if (!user.isActive) throw refuse.inactiveUser();
  if (user.sessionVersion !== claims.version) throw refuse.badToken();
  return { id: user.id, email: user.email, role: user.role };
}

/** Runs before bodies are read and before methods are refused, as in Django REST Framework. */
export function authenticateCalls(app: FastifyInstance, service: Service): void {
  app.decorateRequest('user', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { allow, ignoresToken, authenticated } = request.routeOptions.config;
    if (allow === undefined) return done();
    reply.header('Allow', allow);
    if (!accepts(request.headers.accept)) return done(refuse.notAcceptable());
    const missing = () => (authenticated ? refuse.notAuthenticated() : undefined);
    if (ignoresToken || request.headers.authorization === undefined) return done(missing());
    authenticate(service, request).then(
      (user) => {
        request.user = user;
        done(user ? undefined : missing());
      },
      (error: Error) => done(error),
    );
  });
}

/** A22: JSON is all there is. */
function accepts(header: string | undefined): boolean {
  if (!header || header === '*/*' || header.startsWith('application/json')) return true;
  return header.split(',').some((entry) => /^\s*(\*\/\*|application\/(\*|json))\s*(;|$)/i.test(entry));
}

/** For handlers behind `authenticated: true`. */
export function userOf(request: FastifyRequest): User {
  if (!request.user) throw refuse.notAuthenticated();
  return request.user;
}
