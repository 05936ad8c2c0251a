import type { SitemapEntry } from 'shared-shell';

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (char) => `&#${char.charCodeAt(0)};`);
const xmlDocument = (tag: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="${xmlns}">\n${items.join('\n')}\n</${tag}>\n`;

/** A sitemap file with the given pages. */
export const sitemapXml = (publicUrl: string, entries: readonly SitemapEntry[]) =>
  xmlDocument(
    'urlset',
    entries.map(
      ({ path, lastmod }) =>
        `<url><loc>${escapeXml(publicUrl + path)}</loc>${lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : ''}</url>`,
    ),
  );

/** A sitemap index that lists the given sitemap files. */
export const sitemapIndexXml = (urls: readonly string[]) =>
  xmlDocument(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  );
