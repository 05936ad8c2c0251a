import { type Language, localizedPath, publicPath, sitePath } from 'shared-language';
import type { PageController, PageMeta } from 'shared-shell/host';
import { organizationId } from 'shared-shell/organization-id';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shareTitle } from './share-title.ts';

export interface BrowserPage extends PageController {
  /** Metadata of the current page. */
  store: StoreApi<{ meta: PageMeta | null }>;
}

/**
 * Writes the metadata of pages into `document.head`, replacing the server's.
 * @param languages languages of the site; empty when there is only one
 */
export function createBrowserPage(
  brandName: string,
  publicUrl: string,
  languages: readonly Language[] = [],
): BrowserPage {
  const store = createStore<{ meta: PageMeta | null }>(() => ({ meta: null }));
  return {
    store,
    onRender() {},
    onCommit: (meta) => {
      document.title = fullTitle(meta.title, brandName);
      setMeta('name', 'description', meta.description);
      setMeta('name', 'robots', meta.robots ?? (meta.status === 404 ? 'noindex' : undefined));
      setMeta('name', 'referrer', meta.referrer);
      setMeta('property', 'og:title', shareTitle(meta.title));
      setMeta('property', 'og:description', meta.description);
      setMeta('property', 'og:type', meta.type ?? 'website');
      const path = meta.canonical ?? sitePath(location.pathname);
      // Not one after the other: the home page in Nepali is /ne, not /ne/.
      const address = new URL(localizedPath(path), publicUrl).href;
      setCanonical(meta.status === 404 ? null : address);
      setAlternates(meta.status === 404 ? [] : languages, path);
      setMeta('property', 'og:url', address);
      try {
        setJsonLd([`${publicUrl}/#`, organizationId(publicUrl)], meta.jsonLd ?? []);
      } catch (error) {
        // It is for search engines; the visitor's page is complete without it.
        reportError(error);
      }
      store.setState({ meta });
      return () => {};
    },
  };
}

/** "Course | Brand"; a title that already contains the brand's name stays unchanged. */
export const fullTitle = (title: string, brandName: string) =>
  title.includes(brandName) ? title : `${title} | ${brandName}`;

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined) {
  const existing = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (content === undefined) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(attribute, key);
  element.content = content;
}

function setCanonical(href: string | null) {
  const existing = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (href === null) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement('link'));
  element.rel = 'canonical';
  element.href = href;
}

/** The same page in the site's languages, as the server's document has them. */
function setAlternates(languages: readonly Language[], path: string) {
  for (const link of document.head.querySelectorAll('link[hreflang]')) link.remove();
  const add = (hreflang: string, language: Language) => {
    const link = document.head.appendChild(document.createElement('link'));
    link.rel = 'alternate';
    link.hreflang = hreflang;
    link.href = publicPath(language, path);
  };
  for (const language of languages) add(language, language);
  if (languages.length > 0) add('x-default', 'en');
}

/** Replaces the page's nodes in the JSON-LD graph; the site-wide nodes from the server stay, known by how their ids begin. */
function setJsonLd(siteIds: readonly string[], nodes: readonly object[]) {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script) return;
  const { '@graph': graph = [], ...rest } = JSON.parse(script.textContent ?? '{}');
  const site = graph.filter((node: { '@id'?: string }) => siteIds.some((id) => node['@id']?.startsWith(id)));
  script.textContent = JSON.stringify({ ...rest, '@graph': [...site, ...nodes] });
}
