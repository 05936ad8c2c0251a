/** Characters of a title that previews in chats and social networks show. */
const MAX_LENGTH = 60;

/**
 * Open Graph title of a page (SEO-14): its title, shortened to what previews show. A title of parts (`Course —
 * University — Fee`) loses its last parts first; a single part is cut at a word.
 */
export function shareTitle(title: string): string {
  let short = title;
  while (short.length > MAX_LENGTH && short.includes(' — ')) short = short.slice(0, short.lastIndexOf(' — '));
  if (short.length <= MAX_LENGTH) return short;
  const words = short.slice(0, MAX_LENGTH - 1);
  const end = words.lastIndexOf(' ');
  return `${words.slice(0, end > MAX_LENGTH / 2 ? end : undefined)}…`;
}
