import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Time in ms to wait for the heading of a new page. */
const HEADING_TIMEOUT_MS = 10_000;

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
    history.scrollRestoration = 'manual';
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  const onNavigate = useEffectEvent((newPathname: string) => {
    if (lastPathname.current === newPathname) return;
    lastPathname.current = newPathname;
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (!main) return;
    const followedLink = navigationType === 'POP' ? followedLinks.current.get(key) : undefined;
    /** False while neither the link nor the heading is on the page. */
    const focusPage = (): boolean => {
      const link = followedLink && main.querySelector<HTMLElement>(`a[href="${CSS.escape(followedLink)}"]`);
      const heading = main.querySelector<HTMLElement>('h1');
      if (!heading || (followedLink && !link && main.querySelector('[aria-busy="true"]'))) return false;
      if (link) link.focus();
      else {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      setAnnouncement(document.title);
      return true;
    };
    if (focusPage()) return;
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (focusPage()) stop();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => stop(), HEADING_TIMEOUT_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    return stop;
  });
  useEffect(() => onNavigate(pathname), [pathname]);

  return announcement;
}
