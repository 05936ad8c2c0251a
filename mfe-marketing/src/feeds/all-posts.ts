import { type Api, type BlogListItem, blogListQuery, type Page, uniqueById } from 'shared-api';
import { everyPage } from 'shared-api/every-page';

/** Every post of the list. @throws ApiError when a page of it cannot be read. */
export async function allPosts(api: Api, signal: AbortSignal): Promise<BlogListItem[]> {
  const posts: BlogListItem[] = [];
  for await (const page of everyPage<Page<BlogListItem>>((link) => blogListQuery(api, link), { signal }))
    posts.push(...page.results);
  return uniqueById(posts);
}
