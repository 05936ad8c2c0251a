import { type Language, publicPath } from 'shared-language';
import type { SitemapEntry } from 'shared-shell';

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escapeXml = (text: string) => text.replace(/[&<>'"]/g, (char) => `&#${char.charCodeAt(0)};`);
const xmlDocument = (tag: string, items: readonly string[], namespaces = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${tag} xmlns="${xmlns}"${namespaces}>\n${items.join('\n')}\n</${tag}>\n`;

/** A page in one language. */
export type LocalizedEntry = SitemapEntry & { language: Language };

/** A sitemap file with the given pages; each names itself in the site's languages, if there are several. */
export function sitemapXml(
  publicUrl: string,
  entries: readonly LocalizedEntry[],
  languages: readonly Language[],
): string {
  const addressOf = (language: Language, path: string) => escapeXml(publicUrl + publicPath(language, path));
  const alternates = (path: string) =>
    languages.length > 1
      ? languages.map(
          (language) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${addressOf(language, path)}"/>`,
        )
      : [];
  return xmlDocument(
    'urlset',
    entries.map(({ path, lastmod, language }) =>
      [
        `<url><loc>${addressOf(language, path)}</loc>`,
        lastmod ? `<lastmod>${escapeXml(lastmod)}</lastmod>` : '',
        ...alternates(path),
        '</url>',
      ].join(''),
    ),
    languages.length > 1 ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '',
  );
}

/** A sitemap index that lists the given sitemap files. */
export const sitemapIndexXml = (urls: readonly string[]) =>
  xmlDocument(
    'sitemapindex',
    urls.map((url) => `<sitemap><loc>${escapeXml(url)}</loc></sitemap>`),
  );
