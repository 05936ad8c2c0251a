import { defineRemoteConfig } from 'shared-shell/remote-config';
import { messages } from './src/messages.en.ts';

export default defineRemoteConfig({
  name: 'mfe-accounts',
  owner: 'Accounts team',
  port: 3003,
  requires: { shell: '^1.0.0' },
  routes: [
    { path: '/login', page: 'login', unlisted: true },
    { path: '/signup', page: 'signup', unlisted: true },
    { path: '/email-verification', page: 'email-verification', unlisted: true },
    { path: '/password-reset/:encoded_pk/:token/', page: 'password-reset', unlisted: true },
    { path: '/applications', page: 'applications', unlisted: true },
  ],
  nav: [{ label: messages.myApplications, href: '/applications', placement: 'account', order: 10 }],
  widgets: [{ name: 'apply' }, { name: 'continue-application' }],
});
