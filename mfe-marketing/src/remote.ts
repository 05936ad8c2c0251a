import { blogInfoQuery, blogListQuery } from 'shared-api';
import { defineRemote } from 'shared-shell';
import { contentQuery } from 'shared-shell/content';
import { prefetchAll, prefetchListPage, prefetchPage } from 'shared-shell/prefetch';
import config from '../remote.config.ts';
import { linkOfPage } from './blog/blog-pages.ts';
import { ratesQuery } from './facts/rates-query.ts';
import { prefetchGuide } from './guides/prefetch-guide.ts';

export default defineRemote(config, {
  pages: {
    home: {
      load: () => import(/* webpackChunkName: "page-home" */ './pages/home/index.tsx'),
      // Without the API the page is still rendered; its blog section shows the failure.
      prefetch: ({ queryClient, api, content }) =>
        prefetchAll(queryClient, [
          blogListQuery(api),
          contentQuery(content, 'certifications'),
          contentQuery(content, 'partners'),
          contentQuery(content, 'testimonials'),
          contentQuery(content, 'successStories'),
        ]),
    },
    'study-abroad': {
      load: () => import(/* webpackChunkName: "page-study-abroad" */ './pages/study-abroad/index.tsx'),
    },
    'guide-australia': {
      load: () => import(/* webpackChunkName: "page-guide-australia" */ './pages/guide-australia/index.tsx'),
      prefetch: prefetchGuide('australia'),
    },
    'guide-newzealand': {
      load: () =>
        import(/* webpackChunkName: "page-guide-newzealand" */ './pages/guide-newzealand/index.tsx'),
      prefetch: prefetchGuide('newzealand'),
    },
    'guide-uk': {
      load: () => import(/* webpackChunkName: "page-guide-uk" */ './pages/guide-uk/index.tsx'),
      prefetch: prefetchGuide('uk'),
    },
    'guide-usa': {
      load: () => import(/* webpackChunkName: "page-guide-usa" */ './pages/guide-usa/index.tsx'),
      prefetch: prefetchGuide('usa'),
    },
    'guide-canada': {
      load: () => import(/* webpackChunkName: "page-guide-canada" */ './pages/guide-canada/index.tsx'),
      prefetch: prefetchGuide('canada'),
    },
    'guide-dubai': {
      load: () => import(/* webpackChunkName: "page-guide-dubai" */ './pages/guide-dubai/index.tsx'),
      prefetch: prefetchGuide('dubai'),
    },
    service: { load: () => import(/* webpackChunkName: "page-service" */ './pages/service/index.tsx') },
    'student-visa': {
      load: () => import(/* webpackChunkName: "page-student-visa" */ './pages/student-visa/index.tsx'),
      prefetch: ({ queryClient, api }) => prefetchAll(queryClient, [ratesQuery(api)]),
    },
    'test-preparation': {
      load: () =>
        import(/* webpackChunkName: "page-test-preparation" */ './pages/test-preparation/index.tsx'),
    },
    'blog-list': {
      load: () => import(/* webpackChunkName: "page-blog-list" */ './pages/blog-list/index.tsx'),
      prefetch: ({ url, queryClient, api }) =>
        prefetchListPage(queryClient, url, blogListQuery(api, linkOfPage(url.searchParams))),
    },
    'blog-detail': {
      load: () => import(/* webpackChunkName: "page-blog-detail" */ './pages/blog-detail/index.tsx'),
      prefetch: ({ params, queryClient, api }) =>
        prefetchPage(queryClient, blogInfoQuery(api, params.id ?? '')),
    },
    about: {
      load: () => import(/* webpackChunkName: "page-about" */ './pages/about/index.tsx'),
      prefetch: ({ queryClient, content }) =>
        prefetchAll(queryClient, [
          contentQuery(content, 'memberships'),
          contentQuery(content, 'certifications'),
        ]),
    },
    privacy: {
      load: () => import(/* webpackChunkName: "page-privacy" */ './pages/privacy/index.tsx'),
      prefetch: ({ queryClient, content }) => prefetchAll(queryClient, [contentQuery(content, 'privacy')]),
    },
    contact: {
      load: () => import(/* webpackChunkName: "page-contact" */ './pages/contact/index.tsx'),
      submit: async (context) =>
        (
          await import(/* webpackChunkName: "submit-contact" */ './pages/contact/submit-contact.ts')
        ).submitContact(context),
    },
  },
  widgets: {},
  // Only the server calls these. Dynamic imports keep the code out of the browser's first scripts.
  feeds: {
    '/rss.xml': async (context) =>
      (await import(/* webpackChunkName: "feeds" */ './feeds/blog-feed.ts')).blogFeed(context),
  },
  sitemap: async (context) =>
    (await import(/* webpackChunkName: "feeds" */ './feeds/sitemap.ts')).sitemap(context),
});
