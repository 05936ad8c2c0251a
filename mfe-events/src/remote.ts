import { eventInfoQuery, eventListQuery } from 'shared-api';
import { defineRemote } from 'shared-shell';
import config from '../remote.config.ts';
import { calendarFeed } from './calendar-feed.ts';
import { pageLink, readPage } from './pages/event-list/event-pages.ts';
import { eventSitemap } from './sitemap.ts';

export default defineRemote(config, {
  pages: {
    'event-list': {
      load: () => import(/* webpackChunkName: "page-event-list" */ './pages/event-list/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const list = eventListQuery(api, pageLink(readPage(url.searchParams)));
        await queryClient.prefetchQuery(list);
        return queryClient.getQueryData(list.queryKey) ? {} : { status: 503 };
      },
    },
    'event-detail': {
      load: () => import(/* webpackChunkName: "page-event-detail" */ './pages/event-detail/index.tsx'),
      prefetch: async ({ params, queryClient, api }) => {
        const event = eventInfoQuery(api, params.id ?? '');
        await queryClient.prefetchQuery(event);
        const found = queryClient.getQueryData(event.queryKey);
        if (found === undefined) return { status: 503 };
        return { status: found === null ? 404 : 200 };
      },
    },
  },
  feeds: { '/events.ics': calendarFeed },
  sitemap: eventSitemap,
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
