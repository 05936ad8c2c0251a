import { useLayoutEffect, useRef } from 'react';
import { Link, usePage } from 'shared-shell';
import {
  Alert,
  Button,
  Container,
  ErrorState,
  Heading,
  Skeleton,
  styled,
  Text,
  VisuallyHidden,
} from 'shared-ui';
import { useIsSlow } from 'shared-ui/is-slow';
import { messages } from '../messages.en.ts';

const Lines = styled.div({ display: 'grid', gap: 16 });

/** Placeholder while a page loads without server HTML. */
export function AreaSkeleton() {
  const isSlow = useIsSlow();
  return (
    <Container style={{ paddingBlock: 48, minHeight: '70vh' }} aria-busy="true">
      <div role="status">{isSlow && <p>{messages.stillLoading}</p>}</div>
      <Lines>
        <Skeleton height={48} width="60%" />
        <Skeleton height={24} width="90%" />
        <Skeleton height={24} width="80%" />
        <Skeleton height={240} />
      </Lines>
    </Container>
  );
}

/**
 * An area that could not be loaded or failed: message, Retry without reload, link to the home page, matching title
 * (REL-1).
 */
export function AreaFailure({
  message,
  onRetry,
  status,
}: {
  message: string;
  onRetry: () => void;
  status?: number;
}) {
  usePage({ title: messages.areaFailedTitle, robots: 'noindex', status });
  return (
    <Container style={{ paddingBlock: 64, minHeight: '60vh' }}>
      <Heading level={1} style={{ marginBottom: 24 }}>
        {messages.areaFailedTitle}
      </Heading>
      <ErrorState
        message={message}
        onRetry={onRetry}
        action={
          <Button component={Link} to="/">
            {messages.goHome}
          </Button>
        }
      />
    </Container>
  );
}

/** A remote that must not run under this shell. A reload may load a newer shell. */
export const AreaRefused = () => (
  <AreaFailure message={messages.areaTooNew} onRetry={() => location.reload()} status={503} />
);

/** A remote that its team has disabled: a message and a link to the home page, no Retry. 503 prevents indexing. */
export function AreaDisabled() {
  usePage({ title: messages.areaDisabledTitle, robots: 'noindex', status: 503 });
  return (
    <Container style={{ paddingBlock: 64, minHeight: '60vh' }}>
      <Heading level={1} style={{ marginBottom: 24 }}>
        {messages.areaDisabledTitle}
      </Heading>
      <Text style={{ marginBottom: 24 }}>{messages.areaDisabled}</Text>
      <Button component={Link} to="/">
        {messages.goHome}
      </Button>
    </Container>
  );
}

/**
 * A message above an area whose server HTML is readable but whose code could not be loaded. When it is removed with the
 * focus in it, the `h1` of the area gets the focus.
 */
export function AreaNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const notice = root.current;
    return () => {
      const heading = notice?.contains(document.activeElement)
        ? notice.closest('[data-remote]')?.querySelector('h1')
        : null;
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus();
    };
  }, []);
  return (
    <Container ref={root} style={{ paddingTop: 16 }}>
      <Alert severity="warning" action={<Button onClick={onRetry}>{messages.retry}</Button>}>
        {message}
      </Alert>
    </Container>
  );
}

/** A live region for screen readers only. */
export const Announcement = ({ text }: { text: string }) => (
  <VisuallyHidden aria-live="polite" aria-atomic="true" data-announcer="">
    {text}
  </VisuallyHidden>
);
