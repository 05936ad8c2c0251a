import { defineRemoteConfig } from 'shared-shell/remote-config';
import { destinationPath, destinations } from './src/destinations/destinations.ts';
import { messages } from './src/messages.en.ts';
import { servicePath, services } from './src/services/services.ts';

const { studyAbroad, testPreparation, services: servicesGroup } = messages;

/** Why the guides are larger than before. */
const FIRST_YEAR =
  'adds up the first year and the funds to show, in rupees, and can be kept for offline reading';

export default defineRemoteConfig({
  name: 'mfe-marketing',
  owner: 'Marketing team',
  port: 3001,
  requires: { shell: '^1.0.0' },
  languages: ['ne'],
  permissions: {
    // The home page offers logged-in visitors their drafts.
    session: 'subject',
    network: ['api'],
  },
  routes: [
    {
      path: '/',
      page: 'home',
      query: [],
      widgets: ['home-search', 'next-events'],
      hydrate: 'interaction',
      offline: 'visited',
      // Who is logged in is offered to continue an application.
      storage: ['accessToken'],
    },
    { path: '/study-abroad', page: 'study-abroad', query: [], hydrate: 'interaction', offline: 'visited' },
    {
      path: '/study-abroad/australia',
      page: 'guide-australia',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      grown: FIRST_YEAR,
    },
    {
      path: '/study-abroad/newzealand',
      page: 'guide-newzealand',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      grown: FIRST_YEAR,
    },
    {
      path: '/study-abroad/uk',
      page: 'guide-uk',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      grown: FIRST_YEAR,
    },
    {
      path: '/study-abroad/usa',
      page: 'guide-usa',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      grown: FIRST_YEAR,
    },
    {
      path: '/study-abroad/canada',
      page: 'guide-canada',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      grown: FIRST_YEAR,
    },
    {
      path: '/study-abroad/dubai',
      page: 'guide-dubai',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      grown: FIRST_YEAR,
    },
    {
      path: '/services/accomodation-assistance',
      page: 'service',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/services/career-counseling',
      page: 'service',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/services/right-university-selection',
      page: 'service',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    { path: '/services/health-care', page: 'service', query: [], hydrate: 'interaction', offline: 'visited' },
    {
      path: '/services/interview-assistance',
      page: 'service',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/services/test-preparation',
      page: 'service',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/services/documentation-guidance',
      page: 'service',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    { path: '/services/scholarship', page: 'service', query: [], hydrate: 'interaction', offline: 'visited' },
    {
      path: '/services/visa-assistance',
      page: 'service',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/student-visa',
      page: 'student-visa',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      grown: 'compares what six countries cost and ask to be shown',
    },
    {
      path: '/test-preparation/ielts',
      page: 'test-preparation',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/test-preparation/toefl',
      page: 'test-preparation',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    {
      path: '/test-preparation/pte',
      page: 'test-preparation',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
    },
    { path: '/blog', page: 'blog-list', query: ['page'], hydrate: 'interaction', offline: 'visited' },
    { path: '/blog/:id', page: 'blog-detail', query: [], hydrate: 'interaction', offline: 'visited' },
    { path: '/who-we-are', page: 'about', query: [], hydrate: 'interaction', offline: 'visited' },
    // It shows the visitor's answer about third parties.
    {
      path: '/privacy-policy',
      page: 'privacy',
      query: [],
      hydrate: 'interaction',
      offline: 'visited',
      storage: ['thirdPartyConsent'],
    },
    {
      path: '/contact',
      page: 'contact',
      query: ['about', 'sent'],
      hydrate: 'interaction',
      offline: 'visited',
      // What was typed before comes back.
      storage: ['contactDraft'],
    },
  ],
  feeds: ['/rss.xml'],
  // The specification's route carries a misspelling; the right spelling leads there.
  redirects: [{ from: '/services/accommodation-assistance', to: '/services/accomodation-assistance' }],
  nav: [
    { label: messages.home, href: '/', placement: 'menu', order: 10 },
    {
      label: messages.allDestinations,
      href: '/study-abroad',
      placement: 'menu',
      group: studyAbroad,
      order: 30,
    },
    ...destinations.map(({ slug, title }) => ({
      label: title,
      href: destinationPath(slug),
      placement: 'menu' as const,
      group: studyAbroad,
      order: 31,
    })),
    { label: 'IELTS', href: '/test-preparation/ielts', placement: 'menu', group: testPreparation, order: 40 },
    { label: 'TOEFL', href: '/test-preparation/toefl', placement: 'menu', group: testPreparation, order: 41 },
    { label: 'PTE', href: '/test-preparation/pte', placement: 'menu', group: testPreparation, order: 42 },
    ...services.map(({ slug, label }) => ({
      label,
      href: servicePath(slug),
      placement: 'menu' as const,
      group: servicesGroup,
      order: 50,
    })),
    {
      label: messages.studentVisa,
      href: '/student-visa',
      placement: 'menu',
      group: servicesGroup,
      order: 52,
    },
    { label: messages.whoWeAre, href: '/who-we-are', placement: 'menu', order: 80 },
    { label: messages.blog, href: '/blog', placement: 'menu', order: 90 },
    { label: messages.privacyPolicy, href: '/privacy-policy', placement: 'menu', order: 100 },
    { label: messages.privacyAndData, href: '/privacy-policy', placement: 'account', order: 90 },
    // Footer groups.
    { label: messages.whoWeAre, href: '/who-we-are', placement: 'footer-about', order: 10 },
    { label: messages.blog, href: '/blog', placement: 'footer-about', order: 20 },
    { label: messages.privacyPolicy, href: '/privacy-policy', placement: 'footer-about', order: 90 },
    ...services.map(({ slug, label }) => ({
      label,
      href: servicePath(slug),
      placement: 'footer-services' as const,
      order: 10,
    })),
    { label: messages.studentVisa, href: '/student-visa', placement: 'footer-services', order: 20 },
  ],
});
