import { appointmentQuery, appointmentSlotsQuery, eventInfoQuery, eventListQuery } from 'shared-api';
import { defineRemote } from 'shared-shell';
import { prefetchListPage, prefetchPage } from 'shared-shell/prefetch';
import config from '../remote.config.ts';
import { firstSlots, SHOWN_DAYS } from './appointments/first-slots.ts';
import { allEventsQuery } from './event/all-events-query.ts';
import { MOVE_PARAMETER } from './pages/appointment/change-fields.ts';
import { canonicalFilterAddress, isFiltered, readFilter } from './pages/event-list/event-filter.ts';
import { pageLink, readPage } from './pages/event-list/list-address.ts';

export default defineRemote(config, {
  pages: {
    'event-list': {
      load: () => import(/* webpackChunkName: "page-event-list" */ './pages/event-list/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const redirect = canonicalFilterAddress(url);
        if (redirect) return { redirect };
        return prefetchListPage(
          queryClient,
          url,
          isFiltered(readFilter(url.searchParams))
            ? allEventsQuery(api)
            : eventListQuery(api, pageLink(readPage(url.searchParams))),
        );
      },
    },
    'my-events': {
      load: () => import(/* webpackChunkName: "page-my-events" */ './pages/my-events/index.tsx'),
    },
    'event-detail': {
      load: () => import(/* webpackChunkName: "page-event-detail" */ './pages/event-detail/index.tsx'),
      prefetch: ({ params, queryClient, api }) =>
        prefetchPage(queryClient, eventInfoQuery(api, params.id ?? '')),
    },
    book: {
      load: () => import(/* webpackChunkName: "page-book" */ './pages/book/index.tsx'),
      // Without times the page still says where to write to, so it answers 200.
      prefetch: async ({ url, queryClient, api }) => {
        await queryClient.prefetchQuery(appointmentSlotsQuery(api, firstSlots(url.searchParams)));
        return { status: 200 };
      },
      submit: async (context) =>
        (
          await import(/* webpackChunkName: "submit-booking" */ './pages/book/submit-booking.ts')
        ).submitBooking(context),
    },
    appointment: {
      load: () => import(/* webpackChunkName: "page-appointment" */ './pages/appointment/index.tsx'),
      private: true,
      prefetch: async ({ url, params, queryClient, api, canBePrivate }) => {
        if (!canBePrivate) return;
        const main = appointmentQuery(api, params.token ?? '');
        const result = await prefetchPage(queryClient, main);
        const place = queryClient.getQueryData(main.queryKey)?.place;
        if (place && url.searchParams.has(MOVE_PARAMETER))
          await queryClient.prefetchQuery(
            appointmentSlotsQuery(api, { place, from: null, days: SHOWN_DAYS }),
          );
        return result;
      },
      submit: async (context) =>
        (
          await import(
            /* webpackChunkName: "submit-appointment" */ './pages/appointment/submit-appointment.ts'
          )
        ).submitAppointment(context),
    },
  },
  // Only the server calls these. Dynamic imports keep the code out of the browser's first scripts.
  feeds: {
    '/events.ics': async (context) =>
      (await import(/* webpackChunkName: "feeds" */ './feeds/calendar-feed.ts')).calendarFeed(context),
  },
  sitemap: async (context) =>
    (await import(/* webpackChunkName: "feeds" */ './feeds/sitemap.ts')).sitemap(context),
  widgets: {
    'event-registration': {
      load: () =>
        import(/* webpackChunkName: "widget-event-registration" */ './widgets/event-registration/index.tsx'),
    },
    'next-events': {
      load: () => import(/* webpackChunkName: "widget-next-events" */ './widgets/next-events/index.tsx'),
      prefetch: async ({ queryClient, api }) => {
        await queryClient.prefetchQuery(eventListQuery(api));
      },
    },
  },
});
