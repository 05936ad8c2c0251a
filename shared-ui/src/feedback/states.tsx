import styled from '@emotion/styled';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { messages } from '../messages.en.ts';

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

/** Nothing to show: the text of the specification and one useful action. */
export function EmptyState({ message, action }: { message: ReactNode; action?: ReactNode }) {
  return (
    <Root role="status">
      <p>{message}</p>
      {action}
    </Root>
  );
}

export interface ErrorStateProps {
  message: ReactNode;
  /** Tries again without a reload; absent: no Retry is offered. */
  onRetry?: () => void;
  retrying?: boolean;
  /** A way home, e.g. `<Button component={Link} to="/">`. */
  action?: ReactNode;
}

/**
 * A failed area: message, Retry, a way home. Everything around it stays usable. When Retry takes the message away,
 * the focus goes to what stands around it instead of being lost: the next Tab goes on from here.
 */
export function ErrorState({ message, onRetry, retrying, action }: ErrorStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useHandOnFocus(root);
  return (
    <Root role="alert" ref={root}>
      <p>{message}</p>
      <Actions>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry} loading={retrying}>
            {messages.retry}
          </Button>
        )}
        {action}
      </Actions>
    </Root>
  );
}

/** Gives the focus inside an element that goes to the nearest element around it that stays. */
function useHandOnFocus(root: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = root.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const around: HTMLElement[] = [];
      for (let next = element.parentElement; next && next !== document.body; next = next.parentElement)
        around.push(next);
      // After this commit it is known what stayed.
      queueMicrotask(() => keepFocus(around));
    };
  }, [root]);
}

/** Focuses the first element that is in the page; when that goes too, e.g. with a line that says loading, the next. */
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
