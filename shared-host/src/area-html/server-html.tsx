import {
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Navigate } from 'react-router-dom';
import { sitePath } from 'shared-language';
import { EarlyInputContext, opensHere, useHost } from 'shared-shell/host';
import { restoreStyleAttributes } from '../document/style-attributes.ts';
import type { HtmlUntilReady } from '../routing/open-page.ts';
import type { AreaHtml } from './area-html.ts';

interface UntilReadyProps {
  /** How the running site has opened the page; absent: without the server's HTML. */
  opened: HtmlUntilReady | undefined;
  /** Resolves when the page's code is there. */
  code: () => Promise<unknown>;
  /** The page. */
  children: ReactNode;
}

/**
 * Shows the server's HTML of a page until its code and data are there. Not by a fallback of Suspense, which React keeps for
 * at least 0.3 s.
 */
export function UntilReady({ opened, code, children }: UntilReadyProps) {
  const [outcome, setOutcome] = useState<{ redirect: string | undefined }>();
  const loadCode = useEffectEvent(code);
  useEffect(() => {
    if (!opened) return;
    let isWanted = true;
    // A transition: the page is rendered between frames, and shown at once.
    void Promise.all([opened.ready, loadCode()]).then(([redirect]) => {
      if (isWanted) startTransition(() => setOutcome({ redirect }));
    });
    return () => {
      isWanted = false;
    };
  }, [opened]);
  if (outcome?.redirect) return <Navigate to={outcome.redirect} replace />;
  return opened && !outcome ? <ServerHtml html={opened.html} /> : children;
}

/** What `Link` writes: other links lead to files, other sites or places of the page. */
const PAGE_LINK = 'a[data-discover]';

/** In its area. Links in it open pages of the running site; what is entered or pressed is done again by the code. */
function ServerHtml({ html }: { html: AreaHtml }) {
  const { navigate } = useHost();
  const earlyInput = use(EarlyInputContext);
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const styles = new CSSStyleSheet();
    styles.replaceSync(html.css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
    const content = document.importNode(html.content, true);
    // Scripts of another document might run in this one.
    for (const script of content.querySelectorAll('script')) script.remove();
    shown.replaceChildren(...content.childNodes);
    // Widgets belong to the area of the page until their own code renders them.
    for (const widget of shown.querySelectorAll('[data-remote]')) widget.removeAttribute('data-remote');
    restoreStyleAttributes(shown);
    document.title = html.title;
    // Not by a reference to it, which React sets after this effect where the area is new as well.
    const area = shown.closest('[data-remote]');
    const noteChanges = area && earlyInput?.watchHtml(area, shown, html.content);
    return () => {
      noteChanges?.();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== styles);
    };
  }, [html, earlyInput]);

  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(PAGE_LINK);
    if (!link || link.target || !opensHere(event)) return;
    event.preventDefault();
    navigate(sitePath(link.pathname) + link.search + link.hash);
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: clicks on the links in it.
  // biome-ignore lint/a11y/useKeyWithClickEvents: links turn keys into clicks.
  return <div ref={element} style={{ display: 'contents' }} onClick={follow} />;
}
