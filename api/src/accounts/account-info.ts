import type { FastifyInstance } from 'fastify';
import { Account } from 'shared-api/schemas';
import { resource, sendJson } from '../http/resource.ts';
import { userOf } from './authentication.ts';

/** GET account (ADD-4): whose access token it is, for the account menu. */
export function addAccountInfo(app: FastifyInstance): void {
  const description = {
    summary: 'The account of the caller',
    tag: 'Accounts',
    specified: false,
    answer: Account,
  };
  resource(
    app,
    '/api/user/account/',
    {
      GET: {
        description,
        handler: (request, reply) => {
          const { email, role } = userOf(request);
          return sendJson(reply, { email, role });
        },
      },
    },
    { authenticated: true },
  );
}
