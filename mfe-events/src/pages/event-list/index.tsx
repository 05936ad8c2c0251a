import { type Ref, useRef } from 'react';
import { type Event, errorMessage, eventListQuery, keepPreviousData, useQuery } from 'shared-api';
import { pageOfLink, pagePosition } from 'shared-api/page-position';
import { Link, useApi, useConfig, useLocation, usePage, useSearchParams } from 'shared-shell';
import { breadcrumbs } from 'shared-shell/breadcrumbs';
import { QueryView } from 'shared-shell/query-view';
import { titleOnPage } from 'shared-shell/title-on-page';
import { Button, EmptyState, Grid, Pagination, Text, TextLink } from 'shared-ui';
import { handsOnFocus } from 'shared-ui/hands-on-focus';
import { useIsHydrated } from 'shared-ui/hydration';
import { Loading } from 'shared-ui/loading';
import { allEventsQuery } from '../../event/all-events-query.ts';
import { EventCard } from '../../event/event-card.tsx';
import { upcomingFirst } from '../../event/event-order.ts';
import { messages } from '../../messages.en.ts';
import { useNow } from '../../time/use-now.ts';
import { EventsFrame } from '../page-frame.tsx';
import { isFiltered, matchesFilter, readFilter } from './event-filter.ts';
import { FilterForm } from './filter-form.tsx';
import { listAddress, pageLink, readPage } from './list-address.ts';

const EVENT_LIST = 'event-list';

/** /upcoming-events (EVENT-1). Previous and Next follow the API's own links; the address names the page. */
export default function EventListPage() {
  const api = useApi();
  const { publicUrl, branches } = useConfig();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const page = readPage(query);
  const filter = readFilter(query);
  const filtered = isFiltered(filter);
  // The server does not know the history entry, which has the followed link.
  const isHydrated = useIsHydrated();
  const followed = isHydrated ? api.relativeLink((state as { link?: string } | null)?.link ?? null) : null;
  const paged = useQuery({
    ...eventListQuery(api, followed ?? pageLink(page)),
    placeholderData: keepPreviousData,
    enabled: !filtered,
  });
  const all = useQuery({ ...allEventsQuery(api), enabled: filtered });
  const events = filtered ? all : paged;
  const now = useNow(events.dataUpdatedAt);
  const { data } = events;
  usePage({
    title:
      !data && events.error
        ? errorMessage.eventList(events.error)
        : titleOnPage(messages.upcomingEvents, filtered ? 1 : page),
    description: messages.listDescription,
    canonical: listAddress(page),
    ...(filtered ? { robots: 'noindex,follow' } : {}),
    jsonLd: [breadcrumbs(publicUrl, [{ name: messages.upcomingEvents, path: '/upcoming-events' }])],
  });
  const list = useRef<HTMLElement>(null);
  const linkTo = (link: string | null) =>
    link === null
      ? undefined
      : {
          to: listAddress(pageOfLink(link)),
          // Code follows the API's own link.
          state: { link },
          onClick: () => {
            // Moves the focus to the start of the next page. A list that is higher than the screen is in view already,
            // so that the focus alone would leave its end there.
            list.current?.focus({ preventScroll: true });
            list.current?.scrollIntoView?.();
          },
        };

  return (
    <EventsFrame title={messages.upcomingEvents} lead={messages.listDescription}>
      <FilterForm filter={filter} />
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
          <EventResults
            ref={list}
            events={upcomingFirst(
              filtered ? results.filter((event) => matchesFilter(event, filter, now, branches)) : results,
              now,
            )}
            now={now}
            isFiltered={filtered}
            isWaiting={events.isPlaceholderData}
          />
        )}
      </QueryView>
      {data?.results.some(({ start_at }) => start_at) && (
        <Text style={{ marginTop: 24 }}>
          {/* One file for all languages. */}
          <TextLink href={new URL('/events.ics', publicUrl).href}>{messages.subscribe}</TextLink>
        </Text>
      )}
      {data && (
        <Pagination
          position={pagePosition(data)}
          label={messages.pages}
          component={Link}
          previous={linkTo(data.previous)}
          next={linkTo(data.next)}
        />
      )}
    </EventsFrame>
  );
}

/** The cards, or a text and a way back when the filter leaves none. */
function EventResults({
  events,
  now,
  isFiltered,
  isWaiting,
  ref,
}: {
  events: readonly Event[];
  now: number;
  isFiltered: boolean;
  /** The events belong to the previous page. */
  isWaiting: boolean;
  ref: Ref<HTMLElement>;
}) {
  return (
    <section
      id={EVENT_LIST}
      ref={ref}
      aria-label={messages.upcomingEvents}
      tabIndex={-1}
      style={{ outline: 'none', scrollMarginTop: 80 }}
      aria-busy={isWaiting}
    >
      {isFiltered && (
        <Text role="status" style={{ marginBottom: 12 }}>
          {messages.eventCount(events.length)}
        </Text>
      )}
      {events.length === 0 && (
        <EmptyState
          message={messages.noEventsFound}
          action={
            <Button component={Link} to="/upcoming-events" {...handsOnFocus('', `#${EVENT_LIST}`)}>
              {messages.clearFilter}
            </Button>
          }
        />
      )}
      <Grid component="ul" columns={[1, 2, 3]} gap={24} aria-label={messages.upcomingEvents}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} now={now} />
          </li>
        ))}
      </Grid>
    </section>
  );
}
