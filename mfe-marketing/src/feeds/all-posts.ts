import { type Api, type BlogListItem, blogListQuery, createQueryClient, uniqueById } from 'shared-api';

/** Far above any real blog: a list whose `next` never ends must not hold the server. */
const pageLimit = 50;

/** Every post the API lists, page after page. */
export async function allPosts(api: Api, signal: AbortSignal): Promise<BlogListItem[]> {
  const queries = createQueryClient();
  const posts: BlogListItem[] = [];
  let link: string | null = null;
  for (let page = 0; page < pageLimit && !signal.aborted; page++) {
    const answer: { results: BlogListItem[]; next?: string | null } = await queries.fetchQuery(
      blogListQuery(api, link),
    );
    posts.push(...answer.results);
    if (!answer.next) break;
    link = answer.next;
  }
  return uniqueById(posts);
}
