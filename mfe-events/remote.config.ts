import { defineRemoteConfig } from 'shared-shell/remote-config';
import { messages } from './src/messages.en.ts';

export default defineRemoteConfig({
  name: 'mfe-events',
  owner: 'Events team',
  port: 3004,
  requires: { shell: '^1.0.0' },
  languages: ['ne'],
  permissions: { session: 'token', network: ['api'] },
  routes: [
    {
      path: '/upcoming-events',
      page: 'event-list',
      query: ['when', 'where', 'page'],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/upcoming-events/:id',
      page: 'event-detail',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      // A session: the visitor may be registered.
      storage: ['accessToken'],
    },
    { path: '/my-events', page: 'my-events', query: [], unlisted: true, hydrate: 'immediate' },
    // What was typed and chosen before comes back, also for who saves data.
    { path: '/book', page: 'book', query: ['branch'], storage: ['bookingDraft', 'bookingChoice'] },
    { path: '/book/:token', page: 'appointment', query: ['outcome', 'move'], hydrate: 'immediate' },
  ],
  widgets: [{ name: 'event-registration' }, { name: 'next-events', hydrate: 'interaction' }],
  feeds: ['/events.ics'],
  nav: [
    {
      label: messages.eventsMenu,
      href: '/upcoming-events',
      placement: 'menu',
      order: 70,
      phoneBar: { label: messages.datesMenu, icon: 'dates' },
    },
    { label: messages.myEvents, href: '/my-events', placement: 'account', order: 20 },
    { label: messages.eventsMenu, href: '/upcoming-events', placement: 'footer-about', order: 70 },
  ],
});
