import { defineRemoteConfig } from 'shared-shell/remote-config';

export default defineRemoteConfig({
  name: 'mfe-catalogue',
  owner: 'Catalogue team',
  port: 3002,
  requires: { shell: '^1.0.0' },
  routes: [
    { path: '/course-search', page: 'course-search' },
    { path: '/course_details/:id', page: 'course-detail' },
  ],
  widgets: [{ name: 'course-search' }],
  nav: [{ label: 'Course Search', href: '/course-search', placement: 'menu', order: 20 }],
});
