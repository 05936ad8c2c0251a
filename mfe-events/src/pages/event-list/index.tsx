import { useRef } from 'react';
import { errorMessage, eventListQuery, keepPreviousData, useQuery } from 'shared-api';
import { Link, useApi, useConfig, useLocation, useNavigate, usePage, useSearchParams } from 'shared-shell';
import { Button, EmptyState, ErrorState, Grid, Pagination, Text, TextLink } from 'shared-ui';
import { EventCard } from '../../event/event-card.tsx';
import { upcomingFirst } from '../../event/event-order.ts';
import { messages } from '../../messages.en.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { useIsAlive } from '../../time/use-is-alive.ts';
import { useNow } from '../../time/use-now.ts';
import { Loading } from '../loading.tsx';
import { PageFrame } from '../page-frame.tsx';
import { listAddress, pageLink, pageOfLink, readPage } from './event-pages.ts';

/** /upcoming-events (D2 §2). Previous and Next follow the API's own links; the address names the page. */
export default function EventListPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { publicUrl } = useConfig();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const page = readPage(query);
  // A followed link stands in the history entry, which the server does not know: it counts once the page is alive.
  const isAlive = useIsAlive();
  const followed = isAlive ? api.relativeLink((state as { link?: string } | null)?.link ?? null) : null;
  const events = useQuery({
    ...eventListQuery(api, followed ?? pageLink(page)),
    placeholderData: keepPreviousData,
  });
  const now = useNow(events.dataUpdatedAt);
  const { data } = events;
  const failure = !data && events.isError && !events.isFetching ? errorMessage.eventList(events.error) : null;
  usePage({
    title: failure ?? messages.upcomingEvents,
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
          // The next page is read from its top.
          list.current?.focus();
        };
  const home = (
    <Button component={Link} to="/">
      {messages.home}
    </Button>
  );

  return (
    <PageFrame title={messages.upcomingEvents} lead={messages.listDescription}>
      {!data && !failure && <Loading />}
      {failure && <ErrorState message={failure} onRetry={events.refetch} action={home} />}
      {data?.results.length === 0 && <EmptyState message={messages.noEvents} action={home} />}
      {data && data.results.length > 0 && (
        <section
          ref={list}
          aria-label={messages.upcomingEvents}
          tabIndex={-1}
          style={{ outline: 'none', scrollMarginTop: 80 }}
          aria-busy={events.isPlaceholderData}
        >
          <Grid component="ul" columns={[1, 2, 3]} gap={24} aria-label={messages.upcomingEvents}>
            {upcomingFirst(data.results, now).map((event) => (
              <li key={event.id}>
                <EventCard event={event} now={now} />
              </li>
            ))}
          </Grid>
        </section>
      )}
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
    </PageFrame>
  );
}
