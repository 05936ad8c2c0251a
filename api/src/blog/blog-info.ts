import type { FastifyInstance } from 'fastify';
import { Blog } from 'shared-api/schemas';
import { findRecord } from '../http/find-record.ts';
import { resource, sendJson } from '../http/resource.ts';
import type { Service } from '../http/service.ts';
import { withPictureUrls } from '../media/picture-urls.ts';

/** GET blog-info: one post. */
export function addBlogInfo(app: FastifyInstance, { database, configuration }: Service): void {
  resource(app, '/api/app/blog-info/:id', {
    GET: {
      description: { summary: 'One blog post', tag: 'Blog', answer: Blog },
      handler: async (request, reply) => {
        const [document] = await findRecord(request, (id) =>
          database.query('SELECT document FROM blog_posts WHERE id = $1', [id]),
        );
        return sendJson(reply, withPictureUrls(document as string, configuration.publicUrl));
      },
    },
  });
}
