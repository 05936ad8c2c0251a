import { defineRemoteConfig } from 'shared-shell/remote-config';
import { messages } from './src/messages.en.ts';

export default defineRemoteConfig({
  name: 'mfe-events',
  owner: 'Events team',
  port: 3004,
  requires: { shell: '^1.0.0' },
  routes: [
    { path: '/upcoming-events', page: 'event-list' },
    { path: '/upcoming-events/:id', page: 'event-detail' },
    { path: '/book', page: 'book' },
    { path: '/book/:token', page: 'appointment' },
    { path: '/my-events', page: 'my-events', unlisted: true },
  ],
  widgets: [{ name: 'event-registration' }, { name: 'next-events' }],
  feeds: ['/events.ics'],
  nav: [
    {
      label: 'Upcoming Events',
      href: '/upcoming-events',
      placement: 'menu',
      order: 70,
      phoneBar: { label: 'Dates', icon: 'dates' },
    },
    { label: messages.myEvents, href: '/my-events', placement: 'account', order: 20 },
    { label: 'Upcoming Events', href: '/upcoming-events', placement: 'footer-about', order: 70 },
  ],
});
