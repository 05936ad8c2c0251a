import {
  allCoursesQuery,
  countryListQuery,
  courseInfoQuery,
  courseListQuery,
  interestListQuery,
  scholarshipListQuery,
  scholarshipSearchQuery,
  similarCoursesQuery,
  specializationListQuery,
  universityInfoQuery,
  universityListQuery,
} from 'shared-api';
import { defineRemote } from 'shared-shell';
import { prefetchAll, prefetchListPage, prefetchPage } from 'shared-shell/prefetch';
import config from '../remote.config.ts';
import { readId } from './address/read-id.ts';
import { comparePath, MAX_COMPARED, MAX_SHARED, readIds } from './compare/course-ids.ts';
import { canonicalCostPath, readCostSearch } from './cost/cost-address.ts';
import { ratesQuery } from './cost/rates-query.ts';
import { readChoice } from './pages/scholarships/scholarship-path.ts';
import {
  canonicalPath,
  PAGE_SIZE,
  readSearch,
  toFilters as scholarshipFilters,
} from './pages/scholarships/scholarship-search.ts';
import { ALL_COURSES, firstCoursesQuery } from './pages/university/first-courses-query.ts';
import {
  chosenCountry,
  isVerifiedOnly,
  universityPage,
  universityPageLink,
} from './pages/university-list/chosen-country.ts';
import { canonicalSearchPath, pageLink, readCourseSearch, toFilters } from './search/search-address.ts';
import { overviewQueries } from './widgets/home-search/catalogue-overview.ts';

export default defineRemote(config, {
  pages: {
    'course-search': {
      load: () => import(/* webpackChunkName: "page-course-search" */ './pages/course-search/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const redirect = canonicalSearchPath(url);
        if (redirect) return { redirect };
        const search = readCourseSearch(url.searchParams);
        return prefetchListPage(
          queryClient,
          url,
          courseListQuery(api, toFilters(search), pageLink(search)),
          ratesQuery(api),
          interestListQuery(api),
          specializationListQuery(api),
          countryListQuery(api),
        );
      },
    },
    'course-detail': {
      load: () => import(/* webpackChunkName: "page-course-detail" */ './pages/course-detail/index.tsx'),
      prefetch: async ({ params, queryClient, api }) => {
        const id = params.id ?? '';
        const course = courseInfoQuery(api, id);
        const [result] = await Promise.all([
          prefetchPage(queryClient, course),
          prefetchAll(queryClient, [ratesQuery(api)]),
          /^\d+$/.test(id) ? prefetchAll(queryClient, [similarCoursesQuery(api, id)]) : undefined,
        ]);
        const university = queryClient.getQueryData(course.queryKey)?.university?.id;
        if (university != null) await prefetchAll(queryClient, [scholarshipListQuery(api, { university })]);
        return result;
      },
    },
    'university-list': {
      load: () => import(/* webpackChunkName: "page-university-list" */ './pages/university-list/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const countries = countryListQuery(api);
        const [result] = await Promise.all([
          prefetchPage(queryClient, countries),
          prefetchAll(queryClient, [ratesQuery(api)]),
        ]);
        const country = chosenCountry(url.searchParams, queryClient.getQueryData(countries.queryKey) ?? []);
        if (!country) return result;
        const page = universityPage(url.searchParams);
        const verified = isVerifiedOnly(url.searchParams);
        return prefetchListPage(
          queryClient,
          url,
          universityListQuery(
            api,
            { country: country.id, verified },
            universityPageLink(country.id, verified, page),
          ),
        );
      },
    },
    university: {
      load: () => import(/* webpackChunkName: "page-university" */ './pages/university/index.tsx'),
      prefetch: ({ url, params, queryClient, api }) => {
        const id = params.universityId ?? '';
        const courses = url.searchParams.get('courses') === ALL_COURSES ? allCoursesQuery : firstCoursesQuery;
        const parts = /^\d+$/.test(id)
          ? [scholarshipListQuery(api, { university: Number(id) }), courses(api, Number(id))]
          : [];
        return prefetchPage(queryClient, universityInfoQuery(api, id), ...parts);
      },
    },
    shortlist: {
      load: () => import(/* webpackChunkName: "page-shortlist" */ './pages/shortlist/index.tsx'),
      prefetch: ({ url, queryClient, api }) =>
        prefetchAll(
          queryClient,
          readIds(url.searchParams)
            .slice(0, MAX_SHARED)
            .map((id) => courseInfoQuery(api, id)),
        ),
    },
    'my-profile': {
      load: () => import(/* webpackChunkName: "page-my-profile" */ './pages/my-profile/index.tsx'),
      prefetch: ({ queryClient, api }) => prefetchAll(queryClient, [countryListQuery(api)]),
    },
    compare: {
      load: () => import(/* webpackChunkName: "page-compare" */ './pages/compare/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const ids = readIds(url.searchParams);
        // The form of the boxes 'Compare', sent without code.
        if (url.searchParams.getAll('ids').length > 1) return { redirect: comparePath(ids) };
        await prefetchAll(queryClient, [
          specializationListQuery(api),
          ratesQuery(api),
          ...ids.slice(0, MAX_COMPARED).map((id) => courseInfoQuery(api, id)),
        ]);
      },
    },
    'my-dates': {
      load: () => import(/* webpackChunkName: "page-my-dates" */ './pages/my-dates/index.tsx'),
    },
    saved: {
      load: () => import(/* webpackChunkName: "page-saved" */ './pages/saved/index.tsx'),
    },
    noc: {
      load: () => import(/* webpackChunkName: "page-noc" */ './pages/noc/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const university = readId(url.searchParams.get('university'));
        // An institution that does not exist or cannot be read leaves the list as it is.
        if (university !== null) await prefetchAll(queryClient, [universityInfoQuery(api, university)]);
      },
    },
    cost: {
      load: () => import(/* webpackChunkName: "page-cost" */ './pages/cost/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const redirect = canonicalCostPath(url);
        if (redirect) return { redirect };
        const { course } = readCostSearch(url.searchParams);
        await prefetchAll(queryClient, [
          ratesQuery(api),
          ...(course === null ? [] : [courseInfoQuery(api, course)]),
        ]);
      },
    },
    scholarships: {
      load: () => import(/* webpackChunkName: "page-scholarships" */ './pages/scholarships/index.tsx'),
      prefetch: async ({ url, queryClient, api }) => {
        const redirect = canonicalPath(url);
        if (redirect) return { redirect };
        const { country, university } = readChoice(url.searchParams);
        const search = readSearch(url.searchParams);
        const [list, result] = await Promise.all([
          prefetchListPage(
            queryClient,
            url,
            scholarshipSearchQuery(api, scholarshipFilters(search), search.page, PAGE_SIZE),
            interestListQuery(api),
          ),
          prefetchPage(
            queryClient,
            countryListQuery(api),
            ...(country ? [universityListQuery(api, { country })] : []),
            ...(university ? [scholarshipListQuery(api, { country, university })] : []),
          ),
        ]);
        // The countries are the page: it shows a failure of the list in its place.
        return list.redirect ? list : result;
      },
    },
  },
  // Only the server calls this. A dynamic import keeps the code out of the browser's first scripts.
  sitemap: async (context) =>
    (await import(/* webpackChunkName: "feeds" */ './feeds/sitemap.ts')).sitemap(context),
  widgets: {
    'saved-courses': {
      load: () => import(/* webpackChunkName: "widget-saved-courses" */ './widgets/saved-courses/index.tsx'),
    },
    'home-search': {
      load: () => import(/* webpackChunkName: "widget-home-search" */ './widgets/home-search/index.tsx'),
      prefetch: ({ queryClient, api }) => prefetchAll(queryClient, overviewQueries(api)),
    },
  },
});
