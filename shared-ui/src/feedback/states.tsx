import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { styled } from '../styled/styled.ts';
import { messageLang } from '../text/message-lang.en.ts';
import { Retry } from './retry.tsx';

const Root = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1rem',
  padding: '2.5rem 1rem',
  textAlign: 'center',
  border: '1px dashed var(--c-control)',
  borderRadius: 16,
  '& > p': { fontSize: '1.125rem', maxWidth: '32em' },
});
const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: '.75rem', justifyContent: 'center' });

/** An empty list or page: a text and an action. `aria-live="off"`: screen readers learn it from elsewhere. */
export function EmptyState({
  message,
  action,
  ...live
}: {
  message: ReactNode;
  action?: ReactNode;
  'aria-live'?: 'off' | undefined;
}) {
  return (
    <Root role="status" {...live}>
      <p>{message}</p>
      {action}
    </Root>
  );
}

export interface ErrorStateProps {
  message: ReactNode;
  /** Retries without a reload; without it there is no Retry button. */
  onRetry?: () => void;
  retrying?: boolean;
  /** Another action, e.g. `<Button component={Link} to="/">`. */
  action?: ReactNode;
}

/**
 * A failed part of the page: message, Retry, another action. When Retry removes the message, the focus moves to
 * the nearest remaining element, so that Tab continues from there.
 */
export function ErrorState({ message, onRetry, retrying, action }: ErrorStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useHandOnFocus(root);
  return (
    <Root role="alert" ref={root}>
      <p lang={messageLang(message)}>{message}</p>
      <Actions>
        {onRetry && <Retry onRetry={onRetry} loading={retrying} />}
        {action}
      </Actions>
    </Root>
  );
}

/** When the element is removed with the focus in it, moves the focus to the nearest remaining ancestor. */
function useHandOnFocus(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around: HTMLElement[] = [];
      for (let next = element.parentElement; next && next !== document.body; next = next.parentElement)
        around.push(next);
      // Runs after the commit, when it is known which elements remain.
      queueMicrotask(() => keepFocus(around));
    };
  }, [root]);
}

/** Focuses the first element that is still in the page. When it is removed too, e.g. a loading text, the next one. */
function keepFocus(around: readonly HTMLElement[]) {
  const stays = around.find(({ isConnected }) => isConnected);
  if (!stays || document.activeElement !== document.body) return;
  if (!stays.hasAttribute('tabindex')) stays.tabIndex = -1;
  stays.style.outline = 'none';
  stays.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement === stays) return;
    observer.disconnect();
    keepFocus(around);
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
