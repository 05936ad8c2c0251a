import { defineRemoteConfig } from 'shared-shell/remote-config';
import { messages } from './src/messages.en.ts';

/** Entries of `localStorage` that pages with courses show: saved courses, those to compare, a session and a profile. */
const SAVED = ['shortlist', 'catalogue:compare', 'accessToken', 'profile'] as const;

export default defineRemoteConfig({
  name: 'mfe-catalogue',
  owner: 'Catalogue team',
  port: 3002,
  requires: { shell: '^1.0.0' },
  routes: [
    {
      path: '/course-search',
      page: 'course-search',
      query: [
        'search',
        'interest',
        'specialization',
        'country',
        'maxFee',
        'verified',
        'sort',
        'fits',
        'page',
        'part',
      ],
      hydrate: 'interaction',
      storage: SAVED,
    },
    {
      path: '/course_details/:id',
      page: 'course-detail',
      query: [],
      hydrate: 'interaction',
      storage: SAVED,
    },
    {
      path: '/universitieslist',
      page: 'university-list',
      query: ['country', 'verified', 'page'],
      hydrate: 'interaction',
    },
    {
      path: '/university/:universityId/:countryId',
      page: 'university',
      query: ['courses'],
      hydrate: 'interaction',
      storage: SAVED,
    },
    { path: '/scholarship', page: 'scholarships', query: ['country', 'university'], hydrate: 'interaction' },
    { path: '/shortlist', page: 'shortlist', query: ['ids'], unlisted: true, hydrate: 'immediate' },
    { path: '/my-profile', page: 'my-profile', hydrate: 'immediate' },
    { path: '/my-dates', page: 'my-dates', query: [], unlisted: true, hydrate: 'immediate' },
    {
      path: '/noc',
      page: 'noc',
      query: ['university'],
      hydrate: 'interaction',
      storage: ['catalogue:noc'],
    },
    { path: '/compare', page: 'compare', query: ['ids'], unlisted: true },
  ],
  widgets: [{ name: 'home-search', hydrate: 'interaction' }, { name: 'saved-courses' }],
  nav: [
    {
      label: messages.courseSearch,
      href: '/course-search',
      placement: 'menu',
      order: 20,
      phoneBar: { label: messages.searchSubmit, icon: 'search' },
    },
    { label: messages.scholarships, href: '/scholarship', placement: 'menu', group: 'Services', order: 58 },
    { label: messages.universities, href: '/universitieslist', placement: 'menu', order: 60 },
    {
      label: messages.shortlist,
      href: '/shortlist',
      placement: 'menu',
      order: 120,
      phoneBar: { label: messages.saved, icon: 'saved' },
    },
    { label: messages.shortlist, href: '/shortlist', placement: 'account', order: 30 },
    { label: messages.myDates, href: '/my-dates', placement: 'account', order: 32 },
    { label: messages.scholarships, href: '/scholarship', placement: 'footer-services', order: 58 },
    { label: messages.noc, href: '/noc', placement: 'footer-services', order: 70 },
    { label: messages.myDates, href: '/my-dates', placement: 'footer-services', order: 72 },
  ],
});
