import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { LoadingSpinner } from 'shared-ui/loading-spinner';
import { NeedsScript } from 'shared-ui/scripting';
import { BROWSER_CONTENT } from './protocol.ts';

const marked = { [BROWSER_CONTENT]: '' };

/** With the page's title above it, it fills the screen, so that what follows is not seen to move when the content comes. */
const Room = styled.div({ minHeight: '80vh', '@media print': { minHeight: 0 } });

/** A kept copy of the page has content before it. */
const Waiting = styled.div({ [`[${BROWSER_CONTENT}]:not(:empty)+&`]: { display: 'none' } });

/**
 * Empty, except in a kept copy of the page: there it has the content as it was shown when the page was kept. Text
 * children with `suppressHydrationWarning` are the one kind of content that React neither compares nor replaces.
 */
function ContentAsKept({ focused }: { focused: RefObject<string | null> }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const kept = element.current;
    return () => {
      const active = document.activeElement;
      if (kept?.contains(active)) focused.current = active?.getAttribute('href') ?? null;
    };
  }, [focused]);
  return (
    <div {...marked} ref={element} suppressHydrationWarning>
      {''}
    </div>
  );
}

/** The content itself. The link that has the focus in the kept content has it here, too. */
function Content({ focused, children }: { focused: RefObject<string | null>; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (focused.current === null) return;
    const links = [...(element.current?.querySelectorAll('a') ?? [])];
    links.find((link) => link.getAttribute('href') === focused.current)?.focus();
    focused.current = null;
  }, [focused]);
  return (
    <div {...marked} ref={element}>
      {children}
    </div>
  );
}

/**
 * Content that is known in the browser only: it replaces a spinner, and without script a text that says so. When the
 * visitor keeps the page (`KeepOffline`), the copy shows the content before its code runs. One per page.
 */
export function BrowserOnly({ needsScript, children }: { needsScript: string; children: ReactNode }) {
  const focused = useRef<string | null>(null);
  return (
    <Room>
      {useIsHydrated() ? (
        <Content focused={focused}>{children}</Content>
      ) : (
        <>
          <ContentAsKept focused={focused} />
          <Waiting>
            <noscript>{needsScript}</noscript>
            <NeedsScript>
              <LoadingSpinner />
            </NeedsScript>
          </Waiting>
        </>
      )}
    </Room>
  );
}
