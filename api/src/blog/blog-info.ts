import type { FastifyInstance } from 'fastify';
import { Blog } from 'shared-api/schemas';
import { httpError } from '../http/http-error.ts';
import { idOf } from '../http/request-url.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withPictureUrls } from '../media/picture-urls.ts';

/** GET blog-info: one post. */
export function addBlogInfo(app: FastifyInstance, { database, configuration }: Service): void {
  resource(app, '/api/app/blog-info/:id', {
    GET: {
      description: { summary: 'One blog post', tag: 'Blog', answer: Blog },
      handler: async (request, reply) => {
        const id = idOf(request);
        const [row] =
          id === null ? [] : await database.query('SELECT document FROM blog_posts WHERE id = $1', [id]);
        if (!row) throw httpError.notFound();
        return sendJson(reply, withPictureUrls(row[0] as string, configuration.publicUrl));
      },
    },
  });
}
