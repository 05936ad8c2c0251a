import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** ms in which a page must show its heading to be announced with it. */
const PATIENCE = 10_000;

/**
 * What the shell owes on each navigation, once, for all remotes: top of the page, focus on the new `h1`, the title
 * announced. Not on the first load and not on a query change (decisions A-10). Going back, the link the visitor had
 * opened gets the focus instead, so that a list continues where it was left.
 * @returns the text of the live region
 */
export function useNavigationEffects(): string {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const [announcement, setAnnouncement] = useState('');
  const seen = useRef(pathname);
  const opened = useRef(new Map<string, string>());
  const currentKey = useRef(key);
  currentKey.current = key;

  useEffect(() => {
    const remember = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('main a[href]');
      if (link) opened.current.set(currentKey.current, link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', remember, true);
    history.scrollRestoration = 'manual';
    return () => document.removeEventListener('click', remember, true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new path is a navigation; key and type are read as they are then.
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    window.scrollTo(0, 0);
    const main = document.getElementById('main');
    if (!main) return;
    const back = navigationType === 'POP' ? opened.current.get(key) : undefined;

    const settle = (): boolean => {
      const link = back && main.querySelector<HTMLElement>(`a[href="${CSS.escape(back)}"]`);
      const heading = main.querySelector<HTMLElement>('h1');
      if (!heading || (back && !link && main.querySelector('[aria-busy="true"]'))) return false;
      if (link) link.focus();
      else {
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }
      setAnnouncement(document.title);
      return true;
    };
    if (settle()) return;
    main.focus({ preventScroll: true });
    const observer = new MutationObserver(() => {
      if (settle()) stop();
    });
    observer.observe(main, { childList: true, subtree: true });
    const timer = setTimeout(() => stop(), PATIENCE);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    return stop;
  }, [pathname]);

  return announcement;
}
