import { errorMessage, eventInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, usePage, useParams } from 'shared-shell';
import { Button, EmptyState, ErrorState } from 'shared-ui';
import { messages } from '../../messages.en.ts';
import { Loading } from '../loading.tsx';
import { PageFrame } from '../page-frame.tsx';
import { EventView } from './event-view.tsx';

/** /upcoming-events/:id (D2 §2). An unknown event answers 404. */
export default function EventDetailPage() {
  const { id = '' } = useParams();
  const event = useQuery(eventInfoQuery(useApi(), id));
  if (event.data) return <EventView event={event.data} readAt={event.dataUpdatedAt} />;
  const state = event.data === null ? 'none' : event.isError && !event.isFetching ? 'failed' : 'loading';
  return <EventMissing state={state} message={errorMessage.eventList(event.error)} retry={event.refetch} />;
}

function EventMissing({
  state,
  message,
  retry,
}: {
  state: 'failed' | 'none' | 'loading';
  message: string;
  retry: () => void;
}) {
  usePage({
    title: state === 'none' ? messages.noEventFound : state === 'failed' ? message : messages.event,
    robots: 'noindex',
    ...(state === 'none' ? { status: 404 } : {}),
  });
  const back = (
    <Button component={Link} to="/upcoming-events">
      {messages.backToEvents}
    </Button>
  );
  return (
    <PageFrame title={messages.event}>
      {state === 'loading' && <Loading />}
      {state === 'failed' && <ErrorState message={message} onRetry={retry} action={back} />}
      {state === 'none' && <EmptyState message={messages.noEventFound} action={back} />}
    </PageFrame>
  );
}
