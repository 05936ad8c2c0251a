import { blogListQuery } from 'shared-api';
import { defineRemote } from 'shared-shell';
import config from '../remote.config.ts';

export default defineRemote(config, {
  pages: {
    home: {
      load: () => import(/* webpackChunkName: "page-home" */ './pages/home/index.tsx'),
      prefetch: async ({ queryClient, api }) => {
        await queryClient.prefetchQuery(blogListQuery(api));
      },
    },
    'study-abroad': {
      load: () => import(/* webpackChunkName: "page-study-abroad" */ './pages/study-abroad/index.tsx'),
    },
  },
  widgets: {},
});
