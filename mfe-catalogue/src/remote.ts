import {
  countryListQuery,
  courseInfoQuery,
  courseListQuery,
  interestListQuery,
  specializationListQuery,
} from 'shared-api';
import { defineRemote } from 'shared-shell';
import config from '../remote.config.ts';
import { pageLink, readCourseSearch, toFilters } from './search/course-search.ts';

export default defineRemote(config, {
  pages: {
    'course-search': {
      load: () => import(/* webpackChunkName: "page-course-search" */ './pages/course-search/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const search = readCourseSearch(url.searchParams);
        const list = courseListQuery(api, toFilters(search), pageLink(search));
        await Promise.all([
          queryClient.prefetchQuery(list),
          queryClient.prefetchQuery(interestListQuery(api)),
          queryClient.prefetchQuery(specializationListQuery(api)),
          queryClient.prefetchQuery(countryListQuery(api)),
        ]);
        return queryClient.getQueryData(list.queryKey) ? {} : { status: 503 };
      },
    },
    'course-detail': {
      load: () => import(/* webpackChunkName: "page-course-detail" */ './pages/course-detail/index.tsx'),
      prefetch: async ({ params, queryClient, api }) => {
        const course = courseInfoQuery(api, params.id ?? '');
        await queryClient.prefetchQuery(course);
        const found = queryClient.getQueryData(course.queryKey);
        if (found === undefined) return { status: 503 };
        return { status: found === null ? 404 : 200 };
      },
    },
  },
  widgets: {
    'course-search': {
      load: () => import(/* webpackChunkName: "widget-course-search" */ './widgets/course-search/index.tsx'),
    },
  },
});
