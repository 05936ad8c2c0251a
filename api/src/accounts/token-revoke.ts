import type { FastifyInstance } from 'fastify';
import { MessageAnswer, RefreshPayload } from 'shared-api/schemas';
import { readFields } from '../http/body-fields.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { revokeSession } from './sessions.ts';

/** POST token/revoke (ADD-4): logout. */
export function addTokenRevoke(app: FastifyInstance, service: Service): void {
  resource(
    app,
    '/api/user/token/revoke/',
    {
      POST: {
        description: {
          summary: 'End the session of a refresh token',
          tag: 'Accounts',
          specified: false,
          body: RefreshPayload,
          answer: MessageAnswer,
        },
        handler: async (request, reply) => {
          const { refresh } = readFields(request.body, { refresh: { required: true, trim: true } });
          await revokeSession(service, refresh);
          return sendJson(reply, {});
        },
      },
    },
    { ignoresToken: true },
  );
}
