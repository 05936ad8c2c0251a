import type { FastifyInstance } from 'fastify';
import { ShortlistAnswer, ShortlistPayload } from 'shared-api/schemas';
import { userOf } from '../accounts/authentication.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { mergeChanges } from './merge-changes.ts';
import { readChanges } from './read-changes.ts';
import { readShortlist } from './read-shortlist.ts';

const tag = 'Shortlist';

/** The courses that an account saved, on any of its devices (ADD-4). */
export function addShortlistRoutes(app: FastifyInstance, { database }: Service): void {
  resource(
    app,
    '/api/app/shortlist/',
    {
      GET: {
        description: {
          summary: 'The courses the caller saved, newest first',
          tag,
          specified: false,
          answer: ShortlistAnswer,
        },
        handler: async (request, reply) =>
          sendJson(reply, await readShortlist(database.query, userOf(request).id)),
      },
      PUT: {
        description: {
          summary: 'Merges what changed on a device and answers the list: per course the newest holds',
          tag,
          specified: false,
          body: ShortlistPayload,
          answer: ShortlistAnswer,
        },
        handler: async (request, reply) => {
          const user = userOf(request);
          const changes = readChanges(request.body);
          const list = await database.transaction(async ({ query }) => {
            await mergeChanges(query, user.id, changes);
            return readShortlist(query, user.id);
          });
          return sendJson(reply, list);
        },
      },
    },
    { authenticated: true },
  );
}
