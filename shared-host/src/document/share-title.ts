/** Characters of a title that previews in chats and social networks show. */
const maxLength = 60;

/**
 * Open Graph title of a page (SEO-14): its title, shortened to what previews show. A title of parts (`Course —
 * University — Fee`) loses its last parts first; a single part is cut at a word.
 */
export function shareTitle(title: string): string {
  let short = title;
  while (short.length > maxLength && short.includes(' — ')) short = short.slice(0, short.lastIndexOf(' — '));
  if (short.length <= maxLength) return short;
  const words = short.slice(0, maxLength - 1);
  const end = words.lastIndexOf(' ');
  return `${words.slice(0, end > maxLength / 2 ? end : undefined)}…`;
}
