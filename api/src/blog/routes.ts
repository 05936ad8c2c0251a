import type { FastifyInstance } from 'fastify';
import { Blog, BlogListItem, paged } from 'shared-api/schemas';
import { refuse } from '../http/http-error.ts';
import { pageText, readPageRequest, resolvePage } from '../http/paging.ts';
import { pathOf, queryOf } from '../http/request-url.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withMedia } from '../media/picture-urls.ts';

const pageSize = 9;

/** D1 §7: the blog, newest first. `list_key=blogs` answers under the second reading's key (decisions B-10). */
export function blogRoutes(app: FastifyInstance, service: Service): void {
  const { database, configuration } = service;
  const { publicUrl } = configuration;
  resource(app, '/api/app/blog-list/', {
    GET: {
      description: { summary: 'Blog posts, newest first', tag: 'Blog', answer: paged(BlogListItem) },
      handler: async (request, reply) => {
        const query = queryOf(request);
        const asked = readPageRequest(query, pageSize);
        const [[total = 0] = []] = await database.query('SELECT count(*) FROM blog_posts', []);
        const count = Number(total);
        const page = resolvePage(asked, count);
        const rows = await database.query(
          'SELECT list_document FROM blog_posts ORDER BY position, id LIMIT $1 OFFSET $2',
          [asked.size, (page - 1) * asked.size],
        );
        const documents = rows.map(([text]) => text as string);
        const listKey = query.get('list_key') === 'blogs' ? 'blogs' : 'results';
        const text = pageText({
          publicUrl,
          path: pathOf(request),
          query,
          request: asked,
          count,
          documents,
          listKey,
        });
        return sendJson(reply, withMedia(text, publicUrl));
      },
    },
  });
  resource(app, '/api/app/blog-info/:id', {
    GET: {
      description: { summary: 'One blog post', tag: 'Blog', answer: Blog },
      handler: async (request, reply) => {
        const { id } = request.params as { id: string };
        const [row] = /^\d{1,9}$/.test(id)
          ? await database.query('SELECT document FROM blog_posts WHERE id = $1', [Number(id)])
          : [];
        if (!row) throw refuse.notFound();
        return sendJson(reply, withMedia(row[0] as string, publicUrl));
      },
    },
  });
}
