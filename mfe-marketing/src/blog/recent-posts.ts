/** BLOG-4, CONST-12: at most five posts, one per trimmed title (B-12). After paging the list contains repeats. */
export function recentPosts<T extends { main_title: string }>(posts: readonly T[]): T[] {
  const seen = new Set<string>();
  return posts
    .filter(({ main_title }) => {
      const title = main_title.trim();
      return !seen.has(title) && seen.add(title);
    })
    .slice(0, 5);
}
