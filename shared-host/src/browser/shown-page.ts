import type { createBrowserRouter } from 'react-router-dom';
import { sitePath } from 'shared-language';
import { createLatePage } from '../chrome/navigation/late-page.ts';
import { type HtmlUntilReady, isHtmlUntilReady } from '../routing/open-page.ts';

/**
 * Follows which page React shows: from the start of a navigation until React has committed its page, another one than the
 * router's. Pages are named by the `key` of their location.
 */
export function followShownPage(router: ReturnType<typeof createBrowserRouter>) {
  const latePage = createLatePage();
  let shownKey = router.state.location.key;
  let hasShown = false;
  let opened: { key: string; data: HtmlUntilReady } | undefined;
  const updateLatePage = () => {
    const { location, navigation } = router.state;
    latePage.follow((navigation.location ?? location).key !== shownKey);
  };
  /**
   * Goes again to where the router is, if React shows another page: the router's provider misses what happens between its
   * first rendering and that commit, such as Back while the page is hydrated.
   */
  const showMissed = () => {
    const { location, navigation } = router.state;
    if (shownKey === location.key || navigation.state !== 'idle') return;
    const { pathname, search, hash, state } = location;
    void router.navigate(sitePath(pathname) + search + hash, { replace: true, state });
  };
  router.subscribe(({ location, navigation, matches, loaderData }) => {
    if (!navigation.location) {
      const data: unknown = loaderData[matches.at(-1)?.route.id ?? ''];
      if (opened?.key !== location.key)
        opened = isHtmlUntilReady(data) && !data.isOver() ? { key: location.key, data } : undefined;
    }
    updateLatePage();
  });

  return {
    latePage,
    /** The page that React shows. */
    key: () => shownKey,
    /** Called when React has committed a page. */
    setKey: (key: string) => {
      shownKey = key;
      updateLatePage();
      // After the router's provider has begun to listen, in the same commit.
      if (!hasShown) queueMicrotask(showMissed);
      hasShown = true;
    },
    /** The server's HTML with which a page was opened, until its code and data are there. */
    htmlOf: (key: string) => (opened?.key === key ? opened.data : undefined),
  };
}
