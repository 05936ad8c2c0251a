import { defineRemoteConfig } from 'shared-shell/remote-config';
import { texts } from './src/messages.en.ts';

const { studyAbroad } = texts;

export default defineRemoteConfig({
  name: 'mfe-marketing',
  owner: 'Marketing team',
  port: 3001,
  requires: { shell: '^1.0.0' },
  routes: [
    { path: '/', page: 'home', widgets: ['course-search', 'next-events'] },
    { path: '/study-abroad', page: 'study-abroad' },
  ],
  nav: [
    { label: texts.home, href: '/', placement: 'menu', order: 10 },
    { label: 'All destinations', href: '/study-abroad', placement: 'menu', group: studyAbroad, order: 30 },
  ],
});
