import type { FastifyInstance } from 'fastify';
import type { Service } from '../http/service.ts';
import { addBlogInfo } from './blog-info.ts';
import { addBlogList } from './blog-list.ts';

/** The blog (CALL-12, CALL-13). */
export function addBlogRoutes(app: FastifyInstance, service: Service): void {
  addBlogList(app, service);
  addBlogInfo(app, service);
}
