import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../app-options.ts';
import { serveRemoteFeeds } from './remote-feeds.ts';
import { serveRobots } from './robots.ts';
import { serveSitemap } from './sitemap.ts';

/** Everything for search engines and feed readers. */
export function serveFeeds(app: FastifyInstance, options: AppOptions) {
  serveRobots(app, options.config.publicUrl);
  serveSitemap(app, options);
  serveRemoteFeeds(app, options);
}
