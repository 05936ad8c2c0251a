import { useRef } from 'react';
import { errorMessage, eventListQuery, keepPreviousData, useQuery } from 'shared-api';
import { Link, useApi, useConfig, useLocation, useNavigate, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { QueryView } from 'shared-shell/query-view';
import { Button, Grid, Pagination, Text, TextLink } from 'shared-ui';
import { useIsHydrated } from 'shared-ui/hydration';
import { Loading } from 'shared-ui/loading';
import { EventCard } from '../../event/event-card.tsx';
import { upcomingFirst } from '../../event/event-order.ts';
import { messages } from '../../messages.en.ts';
import { useNow } from '../../time/use-now.ts';
import { EventsFrame } from '../page-frame.tsx';
import { listAddress, pageLink, pageOfLink, readPage } from './list-address.ts';

/** /upcoming-events (EVENT-1). Previous and Next follow the API's own links; the address names the page. */
export default function EventListPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const page = readPage(query);
  // The server does not know the history entry, which has the followed link.
  const isHydrated = useIsHydrated();
  const followed = isHydrated ? api.relativeLink((state as { link?: string } | null)?.link ?? null) : null;
  const events = useQuery({
    ...eventListQuery(api, followed ?? pageLink(page)),
    placeholderData: keepPreviousData,
  });
  const now = useNow(events.dataUpdatedAt);
  const { data } = events;
  usePage({
    title: !data && events.error ? errorMessage.eventList(events.error) : messages.upcomingEvents,
    description: messages.listDescription,
    canonical: listAddress(page),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.upcomingEvents, path: '/upcoming-events' }])],
  });
  const list = useRef<HTMLElement>(null);
  const follow = (link: string | null) =>
    link === null
      ? undefined
      : () => {
          navigate(listAddress(pageOfLink(link)), { state: { link } });
          // Moves the focus to the start of the next page.
          list.current?.focus();
        };

  return (
    <EventsFrame title={messages.upcomingEvents} lead={messages.listDescription}>
      <QueryView
        query={events}
        loading={<Loading />}
        failure={errorMessage.eventList}
        empty={messages.noEvents}
        action={
          <Button component={Link} to="/">
            {messages.home}
          </Button>
        }
      >
        {({ results }) => (
          <section
            ref={list}
            aria-label={messages.upcomingEvents}
            tabIndex={-1}
            style={{ outline: 'none', scrollMarginTop: 80 }}
            aria-busy={events.isPlaceholderData}
          >
            <Grid component="ul" columns={[1, 2, 3]} gap={24} aria-label={messages.upcomingEvents}>
              {upcomingFirst(results, now).map((event) => (
                <li key={event.id}>
                  <EventCard event={event} now={now} />
                </li>
              ))}
            </Grid>
          </section>
        )}
      </QueryView>
      {data?.results.some(({ start_at }) => start_at) && (
        <Text style={{ marginTop: 24 }}>
          <TextLink href={`${publicUrl}/events.ics`}>{messages.subscribe}</TextLink>
        </Text>
      )}
      {data && (
        <Pagination
          label={messages.pages}
          busy={events.isPlaceholderData}
          onPrevious={follow(data.previous)}
          onNext={follow(data.next)}
        />
      )}
    </EventsFrame>
  );
}
