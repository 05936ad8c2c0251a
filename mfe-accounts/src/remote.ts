import { defineRemote } from 'shared-shell';
import config from '../remote.config.ts';

export default defineRemote(config, {
  pages: {
    login: { load: () => import(/* webpackChunkName: "page-login" */ './pages/login/index.tsx') },
    signup: { load: () => import(/* webpackChunkName: "page-signup" */ './pages/signup/index.tsx') },
    'email-verification': {
      load: () =>
        import(/* webpackChunkName: "page-email-verification" */ './pages/email-verification/index.tsx'),
    },
    'password-reset': {
      load: () => import(/* webpackChunkName: "page-password-reset" */ './pages/password-reset/index.tsx'),
    },
    applications: {
      load: () => import(/* webpackChunkName: "page-applications" */ './pages/applications/index.tsx'),
    },
  },
  // The other pages are not indexed.
  sitemap: async () => [{ path: '/signup' }],
  widgets: {
    apply: { load: () => import(/* webpackChunkName: "widget-apply" */ './widgets/apply/index.tsx') },
    'waiting-applications': {
      load: () =>
        import(
          /* webpackChunkName: "widget-waiting-applications" */ './widgets/waiting-applications/index.tsx'
        ),
    },
    'logout-while-waiting': {
      load: () =>
        import(
          /* webpackChunkName: "widget-logout-while-waiting" */ './widgets/logout-while-waiting/index.tsx'
        ),
    },
    'continue-application': {
      load: () =>
        import(
          /* webpackChunkName: "widget-continue-application" */ './widgets/continue-application/index.tsx'
        ),
    },
  },
});
