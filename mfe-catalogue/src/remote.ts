import {
  countryListQuery,
  courseInfoQuery,
  courseListQuery,
  interestListQuery,
  scholarshipListQuery,
  specializationListQuery,
  universityInfoQuery,
  universityListQuery,
} from 'shared-api';
import { defineRemote } from 'shared-shell';
import config from '../remote.config.ts';
import { most, mostShared, readIds } from './compare/course-ids.ts';
import { firstCoursesQuery } from './pages/university/first-courses-query.ts';
import { chosenCountry, universityPage, universityPageLink } from './pages/university-list/chosen-country.ts';
import { pageLink, readCourseSearch, toFilters } from './search/course-search.ts';
import { catalogueSitemap } from './sitemap.ts';

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
    'university-list': {
      load: () => import(/* webpackChunkName: "page-university-list" */ './pages/university-list/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const countries = countryListQuery(api);
        await queryClient.prefetchQuery(countries);
        const known = queryClient.getQueryData(countries.queryKey);
        if (!known) return { status: 503 };
        const country = chosenCountry(url.searchParams, known);
        if (!country) return {};
        const page = universityPage(url.searchParams);
        const list = universityListQuery(api, { country: country.id }, universityPageLink(country.id, page));
        await queryClient.prefetchQuery(list);
        return queryClient.getQueryData(list.queryKey) ? {} : { status: 503 };
      },
    },
    university: {
      load: () => import(/* webpackChunkName: "page-university" */ './pages/university/index.tsx'),
      prefetch: async ({ params, queryClient, api }) => {
        const id = params.universityId ?? '';
        const university = universityInfoQuery(api, id);
        await Promise.all([
          queryClient.prefetchQuery(university),
          ...(/^\d+$/.test(id)
            ? [
                queryClient.prefetchQuery(scholarshipListQuery(api, { university: Number(id) })),
                queryClient.prefetchQuery(firstCoursesQuery(api, Number(id))),
              ]
            : []),
        ]);
        const found = queryClient.getQueryData(university.queryKey);
        if (found === undefined) return { status: 503 };
        return { status: found === null ? 404 : 200 };
      },
    },
    shortlist: {
      load: () => import(/* webpackChunkName: "page-shortlist" */ './pages/shortlist/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        await Promise.all(
          readIds(url.searchParams, mostShared).map((id) =>
            queryClient.prefetchQuery(courseInfoQuery(api, id)),
          ),
        );
      },
    },
    compare: {
      load: () => import(/* webpackChunkName: "page-compare" */ './pages/compare/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        await Promise.all([
          queryClient.prefetchQuery(specializationListQuery(api)),
          ...readIds(url.searchParams, most).map((id) => queryClient.prefetchQuery(courseInfoQuery(api, id))),
        ]);
      },
    },
    scholarships: {
      load: () => import(/* webpackChunkName: "page-scholarships" */ './pages/scholarships/index.tsx'),
      prefetch: async ({ queryClient, api }) => {
        await queryClient.prefetchQuery(countryListQuery(api));
        return queryClient.getQueryData(countryListQuery(api).queryKey) ? {} : { status: 503 };
      },
    },
  },
  sitemap: catalogueSitemap,
  widgets: {
    'course-search': {
      load: () => import(/* webpackChunkName: "widget-course-search" */ './widgets/course-search/index.tsx'),
    },
  },
});
