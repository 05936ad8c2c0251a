import { defineRemoteConfig } from 'shared-shell/remote-config';

export default defineRemoteConfig({
  name: 'mfe-accounts',
  owner: 'Accounts team',
  port: 3003,
  requires: { shell: '^1.0.0' },
  routes: [
    { path: '/login', page: 'login' },
    { path: '/signup', page: 'signup' },
    { path: '/email-verification', page: 'email-verification' },
    { path: '/password-reset/:encoded_pk/:token/', page: 'password-reset' },
    { path: '/applications', page: 'applications' },
  ],
  nav: [{ label: 'My Applications', href: '/applications', placement: 'menu', order: 130 }],
  widgets: [{ name: 'apply' }, { name: 'continue-application' }],
});
