/** What previews of chats and social networks show of a title before they cut it. */
const limit = 60;

/**
 * Open Graph title of a page: its title, cut where a preview would cut it, but at a part (`Course — University — Fee`
 * loses its last parts first) or, within one part, at a word.
 */
export function shareTitle(title: string): string {
  let short = title;
  while (short.length > limit && short.includes(' — ')) short = short.slice(0, short.lastIndexOf(' — '));
  if (short.length <= limit) return short;
  const words = short.slice(0, limit - 1);
  const end = words.lastIndexOf(' ');
  return `${words.slice(0, end > limit / 2 ? end : undefined)}…`;
}
