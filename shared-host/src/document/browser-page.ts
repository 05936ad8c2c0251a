import type { PageController, PageMeta } from 'shared-shell/host';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shareTitle } from './share-title.ts';

export interface BrowserPage extends PageController {
  /** What the page on screen says of itself; the announcer waits for it after a navigation. */
  store: StoreApi<{ meta: PageMeta | null }>;
}

/** Writes what pages say into `document.head`, replacing what the server wrote there. */
export function createBrowserPage(brandName: string, publicUrl: string): BrowserPage {
  const store = createStore<{ meta: PageMeta | null }>(() => ({ meta: null }));
  return {
    store,
    onRender() {},
    onCommit: (meta) => {
      document.title = fullTitle(meta.title, brandName);
      setMeta('name', 'description', meta.description);
      setMeta('name', 'robots', meta.robots ?? (meta.status === 404 ? 'noindex' : undefined));
      setMeta('property', 'og:title', shareTitle(meta.title));
      setMeta('property', 'og:description', meta.description);
      setMeta('property', 'og:type', meta.type ?? 'website');
      const address = publicUrl + (meta.canonical ?? location.pathname);
      setCanonical(meta.status === 404 ? null : address);
      setMeta('property', 'og:url', address);
      setJsonLd(`${publicUrl}/#`, meta.jsonLd ?? []);
      store.setState({ meta });
      return () => {};
    },
  };
}

/** "Course — Brand"; a page that already names the brand is left alone. */
export const fullTitle = (title: string, brandName: string) =>
  title.includes(brandName) ? title : `${title} | ${brandName}`;

function setMeta(attribute: 'name' | 'property', key: string, content: string | undefined) {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[${attribute}="${key}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement('meta'));
  element.setAttribute(attribute, key);
  element.content = content;
}

function setCanonical(href: string | null) {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (href === null) {
    found?.remove();
    return;
  }
  const element = found ?? document.head.appendChild(document.createElement('link'));
  element.rel = 'canonical';
  element.href = href;
}

/** The page's own nodes in the document's graph; those of the site, which the server wrote, stay. */
function setJsonLd(siteIds: string, nodes: readonly object[]) {
  const script = document.querySelector('script[type="application/ld+json"]');
  if (!script) return;
  const { '@graph': graph = [], ...rest } = JSON.parse(script.textContent ?? '{}');
  const site = graph.filter((node: { '@id'?: string }) => node['@id']?.startsWith(siteIds));
  script.textContent = JSON.stringify({ ...rest, '@graph': [...site, ...nodes] });
}
