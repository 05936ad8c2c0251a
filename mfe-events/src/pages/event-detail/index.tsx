import { errorMessage, eventInfoQuery, useQuery } from 'shared-api';
import { Link, useApi, useParams } from 'shared-shell';
import { RecordPage } from 'shared-shell/record-page';
import { Button } from 'shared-ui';
import { Loading } from 'shared-ui/loading';
import { messages } from '../../messages.en.ts';
import { EventsFrame } from '../page-frame.tsx';
import { EventView } from './event-view.tsx';

/** /upcoming-events/:id (EVENT-3). An unknown event answers 404. */
export default function EventDetailPage() {
  const { id = '' } = useParams();
  // Phones keep the page for days, while events are moved. Always, because by a clock that is behind the answer that the
  // server has read never becomes stale.
  const event = useQuery({ ...eventInfoQuery(useApi(), id), refetchOnWindowFocus: 'always' });
  return (
    <RecordPage
      query={event}
      title={messages.event}
      notFound={messages.noEventFound}
      failure={errorMessage.eventList}
      failureTitle={errorMessage.eventList(event.error)}
      loading={<Loading />}
      action={
        <Button component={Link} to="/upcoming-events">
          {messages.backToEvents}
        </Button>
      }
      frame={EventsFrame}
    >
      {(found) => <EventView event={found} readAt={event.dataUpdatedAt} />}
    </RecordPage>
  );
}
