import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addBlogInfo } from './blog-info.ts';
import { addBlogList } from './blog-list.ts';

/** D1 §7: the blog. */
export function addBlogRoutes(app: FastifyInstance, service: Service): void {
  addBlogList(app, service);
  addBlogInfo(app, service);
}
