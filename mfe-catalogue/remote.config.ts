import { defineRemoteConfig } from 'shared-shell/remote-config';

export default defineRemoteConfig({
  name: 'mfe-catalogue',
  owner: 'Catalogue team',
  port: 3002,
  requires: { shell: '^1.0.0' },
  routes: [
    { path: '/course-search', page: 'course-search' },
    { path: '/course_details/:id', page: 'course-detail' },
    { path: '/universitieslist', page: 'university-list' },
    { path: '/university/:universityId/:countryId', page: 'university' },
    { path: '/scholarship', page: 'scholarships' },
    { path: '/shortlist', page: 'shortlist', unlisted: true },
    { path: '/compare', page: 'compare', unlisted: true },
  ],
  widgets: [{ name: 'course-search' }],
  nav: [
    {
      label: 'Course Search',
      href: '/course-search',
      placement: 'menu',
      order: 20,
      phoneBar: { label: 'Search', icon: 'search' },
    },
    { label: 'Scholarships', href: '/scholarship', placement: 'menu', group: 'Services', order: 58 },
    { label: 'Universities', href: '/universitieslist', placement: 'menu', order: 60 },
    {
      label: 'Shortlist',
      href: '/shortlist',
      placement: 'menu',
      order: 120,
      phoneBar: { label: 'Saved', icon: 'saved' },
    },
    { label: 'Scholarships', href: '/scholarship', placement: 'footer-services', order: 58 },
  ],
});
