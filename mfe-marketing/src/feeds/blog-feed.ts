import type { Api } from 'shared-api';
import type { SiteConfig } from 'shared-shell';
import { allPosts } from './all-posts.ts';
import { rssFeed } from './rss.ts';

/** `/rss.xml`, answered by the shell's server. */
export async function blogFeed({
  api,
  config,
  signal,
}: {
  api: Api;
  config: SiteConfig;
  signal: AbortSignal;
}) {
  return {
    contentType: 'application/rss+xml; charset=utf-8',
    body: rssFeed(await allPosts(api, signal), config),
  };
}
