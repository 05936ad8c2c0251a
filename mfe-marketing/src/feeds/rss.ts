import type { BlogListItem } from 'shared-api';
import type { SiteConfig } from 'shared-shell';
import { firstParagraph } from '../blog/excerpt.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/**
 * Text for XML 1.0: escaped, without characters that XML does not allow. Feed libraries leave those in, which
 * makes the file unreadable.
 */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '');

const pubDate = (published: string | null | undefined): string => {
  const date = published ? new Date(published) : null;
  return date && !Number.isNaN(date.valueOf()) ? `<pubDate>${date.toUTCString()}</pubDate>` : '';
};

/** RSS 2.0 of the blog. Posts without a date get no `pubDate`. */
export function rssFeed(
  posts: readonly BlogListItem[],
  { publicUrl, brand }: Pick<SiteConfig, 'publicUrl' | 'brand'>,
): string {
  const items = posts.map((post) => {
    const link = xml(`${publicUrl}/blog/${post.id}`);
    return `<item><title>${xml(post.main_title)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>${pubDate(post.published_at)}<description>${xml(firstParagraph(post))}</description></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xml(brand.name)}: blog</title><link>${xml(publicUrl)}/blog</link><description>${xml(brand.tagline)}</description><language>en</language><atom:link href="${xml(publicUrl)}/rss.xml" rel="self" type="application/rss+xml"/>${items.join('')}</channel></rss>
`;
}
