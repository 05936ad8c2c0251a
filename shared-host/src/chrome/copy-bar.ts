import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { COPY_BAR } from 'shared-shell/offline';

/**
 * The service worker writes a bar above the copy of a page (`shell/src/worker/notice.ts`), outside of React's elements.
 * It is hidden while the running site shows another page, which is not that copy.
 * @returns whether it stands above this page, and says that the network has not answered
 */
export function useCopyBar(): boolean {
  const { pathname } = useLocation();
  const [pathOfDocument] = useState(pathname);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const bar = document.querySelector<HTMLElement>(`.${COPY_BAR}`);
    if (!bar) return;
    bar.hidden = pathname !== pathOfDocument;
    setIsShown(!bar.hidden);
  }, [pathname, pathOfDocument]);
  return isShown;
}
