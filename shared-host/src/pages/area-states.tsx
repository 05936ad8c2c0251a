import { useEffect, useState } from 'react';
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
import { messages } from '../messages.en.ts';

const Lines = styled.div({ display: 'grid', gap: 16 });

/** ms after which waiting is said aloud (decisions B-29). */
const STILL_LOADING = 5_000;

/** Stands where a page will be, when there is no server HTML to keep. */
export function AreaSkeleton() {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, STILL_LOADING, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Container style={{ paddingBlock: 48, minHeight: '70vh' }} aria-busy="true">
      <div role="status">{slow && <p>{messages.stillLoading}</p>}</div>
      <Lines>
        <Skeleton height={48} width="60%" />
        <Skeleton height={24} width="90%" />
        <Skeleton height={24} width="80%" />
        <Skeleton height={240} />
      </Lines>
    </Container>
  );
}

/** A remote's area that could not be loaded or broke: message, Retry without reload, way home; the title says the same. */
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

/** A remote that must not run under this shell: reloading may bring a newer one. */
export const AreaRefused = () => (
  <AreaFailure message={messages.areaTooNew} onRetry={() => location.reload()} status={503} />
);

/** A remote its team has switched off: no error, no Retry, a way on. 503, so that nobody indexes it. */
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

/** A line above an area whose server HTML is readable but whose code has not arrived. */
export function AreaNotice({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <Container style={{ paddingTop: 16 }}>
      <Alert severity="warning" action={<Button onClick={onRetry}>{messages.retry}</Button>}>
        {message}
      </Alert>
    </Container>
  );
}

/** Says something to screen readers only. */
export const Announcement = ({ text }: { text: string }) => (
  <VisuallyHidden aria-live="polite" aria-atomic="true" data-announcer="">
    {text}
  </VisuallyHidden>
);
