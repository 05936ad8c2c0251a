import type { Location } from 'react-router-dom';

interface SectionOptions {
  /** Where the router is. */
  location: () => Pick<Location, 'pathname' | 'search' | 'hash'>;
  /** Whether the page still is the server's HTML, which React hydrates when its code is there. */
  isHydrating: () => boolean;
}

/**
 * Shows the section of the address after Back and Forward between the sections of a page, at which
 * `restoreScrollOfLoadsOnly` stops the browser; without a section the link that was followed there.
 *
 * While the page is the server's HTML, the router does not hear of another section: React would take any update around the
 * HTML as a reason to remove it and to show the skeleton, and the visitor would be at the top again. So it has to be called
 * before the router is created.
 * @returns tells the router, to be called when the page is hydrated
 */
export function followSections({ location: routed, isHydrating }: SectionOptions): () => void {
  /** By hash: `href` of the link that was followed from there. */
  const followed = new Map<string, string>();
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element | null)?.closest?.('main a[href^="#"]');
      if (link) followed.set(location.hash, link.getAttribute('href') ?? '');
    },
    true,
  );
  const isOtherSection = () => {
    const { pathname, search, hash } = routed();
    return pathname === location.pathname && search === location.search && hash !== location.hash;
  };
  const show = () => {
    const section = document.getElementById(location.hash.slice(1));
    const href = followed.get(location.hash);
    const link = href && document.querySelector(`main a[href="${CSS.escape(href)}"]`);
    if (section) section.scrollIntoView();
    else if (link) link.scrollIntoView({ block: 'nearest' });
  };
  addEventListener('popstate', (event) => {
    // Events of the site itself name no other section.
    if (!event.isTrusted || !isOtherSection()) return;
    show();
    if (isHydrating()) event.stopImmediatePropagation();
  });
  return () => {
    if (isOtherSection()) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };
}
