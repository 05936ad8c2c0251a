import type { FastifyInstance } from 'fastify';
import { RefreshAnswer, RefreshPayload } from 'shared-api/schemas';
import { readFields } from '../http/body-fields.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { rotateSession } from './sessions.ts';

/** POST token/refresh (ADD-4). */
export function addTokenRefresh(app: FastifyInstance, service: Service): void {
  resource(
    app,
    '/api/user/token/refresh/',
    {
      POST: {
        description: {
          summary: 'New tokens for a refresh token, which works once',
          tag: 'Accounts',
          specified: false,
          body: RefreshPayload,
          answer: RefreshAnswer,
          otherStatuses: { 401: 'The refresh token is not valid any more.' },
        },
        handler: async (request, reply) => {
          const fields = readFields(request.body, { refresh: { required: true, trim: true } });
          const { access, refresh } = await rotateSession(service, fields.refresh);
          return sendJson(reply, { access, refresh });
        },
      },
    },
    { ignoresToken: true },
  );
}
