import type { Api } from 'shared-api';
import type { SitemapEntry } from 'shared-shell';
import { allPosts } from './all-posts.ts';

/** The blog posts; the shell adds the fixed pages from the configuration itself. */
export async function sitemap({ api, signal }: { api: Api; signal: AbortSignal }): Promise<SitemapEntry[]> {
  const posts = await allPosts(api, signal);
  return posts.map(({ id, published_at }) => ({
    path: `/blog/${id}`,
    ...(published_at ? { lastmod: published_at } : {}),
  }));
}
