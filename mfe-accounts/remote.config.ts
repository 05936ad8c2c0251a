import { defineRemoteConfig } from 'shared-shell/remote-config';
import { messages } from './src/messages.en.ts';

export default defineRemoteConfig({
  name: 'mfe-accounts',
  owner: 'Accounts team',
  port: 3003,
  requires: { shell: '^1.0.0' },
  languages: ['ne'],
  permissions: {
    session: 'token',
    storage: ['device', 'profile', 'unsavedDrafts', 'waitingApplications'],
    network: ['api'],
  },
  routes: [
    { path: '/login', page: 'login', query: ['next'], unlisted: true },
    { path: '/signup', page: 'signup', query: ['next'], unlisted: true, storage: ['signupEmail'] },
    { path: '/email-verification', page: 'email-verification', query: ['next'], unlisted: true },
    { path: '/password-reset/:encoded_pk/:token/', page: 'password-reset', query: ['next'], unlisted: true },
    {
      path: '/applications',
      page: 'applications',
      query: [],
      unlisted: true,
      hydrate: 'immediate',
      grown: 'writes the days of applications in both calendars in Nepali',
    },
  ],
  nav: [{ label: messages.myApplications, href: '/applications', placement: 'account', order: 10 }],
  widgets: [
    { name: 'apply' },
    { name: 'continue-application' },
    { name: 'waiting-applications' },
    { name: 'logout-while-waiting' },
  ],
});
