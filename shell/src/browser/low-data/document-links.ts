/** Follows links within the site by new documents, also once the code of the page has loaded. */
export function openLinksAsDocuments(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.<HTMLAnchorElement>('a[href]');
      if (!link || link.origin !== location.origin) return;
      // A place within the page stays with the page.
      if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
      // The router of the page does not see the click, and the browser follows the link.
      event.stopPropagation();
    },
    true,
  );
}
