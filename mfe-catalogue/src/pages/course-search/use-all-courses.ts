import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import {
  allCoursesQuery,
  type Course,
  type CoursePage,
  courseListQuery,
  coursePageSize,
  type Facets,
  useQuery,
} from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { useApi } from 'shared-shell';
import { savesData, whenIdle } from 'shared-ui/idle';
import { useRates } from '../../cost/use-rates.ts';
import { countOptions, isKnownHere, narrowCourses } from '../../search/local-search.ts';
import {
  type CourseSearch,
  readCourseSearch,
  toFilters,
  writeCourseSearch,
} from '../../search/search-address.ts';

/** Counts per option, and the number of courses they cover when that is not all. */
export interface OptionFacets {
  facets: Facets | undefined;
  countedOf: number | null;
}

type Idle = 'waiting' | 'idle' | 'skipped';

/** Becomes `idle` when the browser is idle, and stays `skipped` when the visitor saves data. */
function useIdle(): Idle {
  const [idle, setIdle] = useState<Idle>('waiting');
  useEffect(() => {
    if (!savesData()) return whenIdle(() => setIdle('idle'));
    setIdle('skipped');
  }, []);
  return idle;
}

/** Loads all courses (CALL-3) when the page is idle. `isComplete`: the catalogue has no more than these. */
export function useAllCourses(): {
  courses: readonly Course[] | null;
  isComplete: boolean;
  isSkipped: boolean;
} {
  const idle = useIdle();
  const all = useQuery({ ...allCoursesQuery(useApi()), enabled: idle === 'idle', retry: false });
  const courses = all.data?.results ?? null;
  return {
    courses,
    isComplete: courses !== null && !all.data?.next && (all.data?.count ?? 0) <= courses.length,
    isSkipped: idle === 'skipped' || all.isError,
  };
}

/** The address of a search without what does not change which courses it finds: sort order and place in the list. */
const courseSet = (search: CourseSearch): string =>
  writeCourseSearch({ ...search, sort: 'relevance', page: 1, part: 1 }).toString();

/**
 * Counts per option: from all courses once they have loaded; from the API when there are more than one load
 * contains, and when it finds others than the page does, as for a spelling mistake; otherwise from the loaded ones, and
 * the page says so (C-6).
 * @param answered how many courses the API found for the search; null until it has answered
 */
export function useFacets(
  search: CourseSearch,
  all: ReturnType<typeof useAllCourses>,
  answered: number | null,
): OptionFacets {
  const api = useApi();
  const { rates } = useRates();
  // Deferred, so that counting does not delay typing.
  const settled = useDeferredValue(courseSet(search));
  const counting = useMemo(() => readCourseSearch(new URLSearchParams(settled)), [settled]);
  const foundHere = useMemo(
    () => (all.courses && all.isComplete ? narrowCourses(all.courses, counting, rates).length : null),
    [all.courses, all.isComplete, counting, rates],
  );
  const findsOthers =
    foundHere !== null && answered !== null && answered !== foundHere && settled === courseSet(search);
  const asks =
    all.isSkipped ||
    (all.courses !== null && !all.isComplete) ||
    !isKnownHere(counting.search) ||
    findsOthers;
  const counted = useQuery({
    ...courseListQuery(api, { ...toFilters(counting), records: 1, facets: true }),
    enabled: asks,
    retry: false,
  });
  const { courses, isComplete } = all;
  return useMemo(() => {
    if (asks && counted.data?.facets) return { facets: counted.data.facets, countedOf: null };
    if (courses === null || (asks && counted.isPending)) return { facets: undefined, countedOf: null };
    return { facets: countOptions(courses, counting, rates), countedOf: isComplete ? null : courses.length };
  }, [asks, counted.data, counted.isPending, courses, isComplete, counting, rates]);
}

/** The probable result of a search among the loaded courses, shown until the API answers. Null: unknown. */
export function instantPage(
  search: CourseSearch,
  all: ReturnType<typeof useAllCourses>,
  rates: RatesInUse['rates'],
): CoursePage | null {
  if (!isKnownHere(search.search)) return null;
  if (!all.courses || !all.isComplete || search.page > 1 || search.part > 1 || search.sort !== 'relevance')
    return null;
  const found = narrowCourses(all.courses, search, rates);
  // Only the API corrects spelling mistakes, so no local result does not mean no result.
  if (found.length === 0) return null;
  return { count: found.length, next: null, previous: null, results: found.slice(0, coursePageSize) };
}
