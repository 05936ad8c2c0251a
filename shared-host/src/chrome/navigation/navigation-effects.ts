import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { restoreScrollOfLoadsOnly } from './scroll-restoration.ts';

/**
 * Everything that happens once per navigation, for all remotes: scroll to the top, focus the new `h1`, announce the
 * title. Not on the first load and not on a query change. After Back the focus returns to the link that the
 * visitor had opened, so that a list continues where it was left.
 * @returns the text of the live region
 */
export function useNavigationEffects(): string {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const lastPathname = useRef(pathname);
  /** By key of the history entry: `href` of the link that was followed from there. */
  const followedLinks = useRef(new Map<string, string>());

  const rememberLink = useEffectEvent((event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest?.('main a[href]');
    if (link) followedLinks.current.set(key, link.getAttribute('href') ?? '');
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => rememberLink(event);
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  useEffect(restoreScrollOfLoadsOnly, []);

  const onNavigate = useEffectEvent((newPathname: string) => {
    if (lastPathname.current === newPathname) return;
    lastPathname.current = newPathname;
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (!main) return;
    const followedLink = navigationType === 'POP' ? followedLinks.current.get(key) : undefined;
    return keepFocusOnPage(main, followedLink, () => setAnnouncement(document.title));
  });
  useEffect(() => onNavigate(pathname), [pathname]);

  return announcement;
}

/**
 * Focuses the link that was followed from this page before, or else the heading, as soon as it is there; and its
 * successor when it is replaced, such as the heading of a page that is shown before its data. Ends when the visitor
 * presses or focuses something.
 * @param onTitle called when the focus has been moved, and when the page sets its title after that
 * @returns ends it
 */
function keepFocusOnPage(
  main: HTMLElement,
  followedLink: string | undefined,
  onTitle: () => void,
): () => void {
  const findTarget = (): HTMLElement | null => {
    const link = followedLink && main.querySelector<HTMLElement>(`a[href="${CSS.escape(followedLink)}"]`);
    if (link) return link;
    const isListLate = followedLink && main.querySelector('[aria-busy="true"]');
    return isListLate ? null : main.querySelector('h1');
  };
  let focused: HTMLElement | undefined;
  const focusTarget = () => {
    if (focused?.isConnected && focused !== main) return onTitle();
    const target = findTarget() ?? main;
    if (target === focused) return;
    focused = target;
    // Links can have the focus anyway, and `main` has a tabindex.
    if (target.matches('h1')) target.tabIndex = -1;
    target.focus({ preventScroll: !target.matches('a') });
    if (target !== main) onTitle();
  };
  const observer = new MutationObserver(focusTarget);
  const onFocus = ({ target }: FocusEvent) => {
    if (target !== focused) stop();
  };
  const stop = () => {
    observer.disconnect();
    removeEventListener('focusin', onFocus);
    removeEventListener('pointerdown', stop);
  };
  focusTarget();
  observer.observe(main, { childList: true, subtree: true });
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  addEventListener('focusin', onFocus);
  addEventListener('pointerdown', stop);
  return stop;
}
