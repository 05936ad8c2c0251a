import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BlogListItem, paged } from 'shared-api/schemas';
import * as z from 'zod';
import { listQuery } from '../http/list-query.ts';
import { readPagedList } from '../http/paged-list.ts';
import { lastOf, queryOf } from '../http/request-url.ts';
import { resource, sendJsonPieces } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withPictureUrls } from '../media/picture-urls.ts';

const DEFAULT_PAGE_SIZE = 9;

/** GET blog-list. `list_key=blogs` answers under the key of the second reading (B-10). */
export function addBlogList(app: FastifyInstance, service: Service): void {
  resource(app, '/api/app/blog-list/', {
    GET: {
      description: {
        summary: 'Blog posts, newest first',
        tag: 'Blog',
        query: listQuery.extend({ list_key: z.string().optional() }),
        answer: paged(BlogListItem),
      },
      handler: async (request, reply) => sendJsonPieces(reply, await listPosts(service, request)),
    },
  });
}

function listPosts({ database, configuration }: Service, request: FastifyRequest): Promise<string[]> {
  const { publicUrl } = configuration;
  return readPagedList(request, {
    publicUrl,
    defaultSize: DEFAULT_PAGE_SIZE,
    listKey: lastOf(queryOf(request), 'list_key') === 'blogs' ? 'blogs' : 'results',
    count: async () => {
      const [[count = 0] = []] = await database.query('SELECT count(*) FROM blog_posts', []);
      return Number(count);
    },
    readPage: async (limit, offset) => {
      const rows = await database.query(
        'SELECT list_document FROM blog_posts ORDER BY position, id LIMIT $1 OFFSET $2',
        [limit, offset],
      );
      return rows.map(([document]) => withPictureUrls(document as string, publicUrl));
    },
  });
}
