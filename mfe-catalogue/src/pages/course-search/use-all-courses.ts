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
import { useApi } from 'shared-shell';
import { savesData, whenIdle } from 'shared-ui/idle';
import { countOptions, narrowCourses } from '../../search/local-search.ts';
import {
  type CourseSearch,
  readCourseSearch,
  toFilters,
  writeCourseSearch,
} from '../../search/search-address.ts';

/** Counts per option, and of how many courses they are when that is not all of them. */
export interface OptionFacets {
  facets: Facets | undefined;
  countedOf: number | null;
}

type Idle = 'waiting' | 'free' | 'spared';

/** After the page has settled; never where the visitor asked to save data. */
function useIdle(): Idle {
  const [idle, setIdle] = useState<Idle>('waiting');
  useEffect(() => {
    if (!savesData()) return whenIdle(() => setIdle('free'));
    setIdle('spared');
  }, []);
  return idle;
}

/** The load of all courses (D2 §7), once the page is idle. `isComplete`: the catalogue has no more than these. */
export function useAllCourses(): {
  courses: readonly Course[] | null;
  isComplete: boolean;
  isSpared: boolean;
} {
  const idle = useIdle();
  const all = useQuery({ ...allCoursesQuery(useApi()), enabled: idle === 'free', retry: false });
  const courses = all.data?.results ?? null;
  return {
    courses,
    isComplete: courses !== null && !all.data?.next && (all.data?.count ?? 0) <= courses.length,
    isSpared: idle === 'spared' || all.isError,
  };
}

/**
 * Counts per option: of all courses when they are here; of a larger catalogue by the API, where it counts; else of
 * the courses that are here, said openly (decisions C-6).
 */
export function useFacets(search: CourseSearch, all: ReturnType<typeof useAllCourses>): OptionFacets {
  const api = useApi();
  // Counting must not hold up typing, and order and page change no count.
  const settled = useDeferredValue(
    writeCourseSearch({ ...search, sort: 'relevance', page: 1, part: 1 }).toString(),
  );
  const counting = useMemo(() => readCourseSearch(new URLSearchParams(settled)), [settled]);
  const asks = all.isSpared || (all.courses !== null && !all.isComplete);
  const counted = useQuery({
    ...courseListQuery(api, { ...toFilters(counting), records: 1, facets: true }),
    enabled: asks,
    retry: false,
  });
  const { courses, isComplete } = all;
  return useMemo(() => {
    if (asks && counted.data?.facets) return { facets: counted.data.facets, countedOf: null };
    if (courses === null || (asks && counted.isPending)) return { facets: undefined, countedOf: null };
    return { facets: countOptions(courses, counting), countedOf: isComplete ? null : courses.length };
  }, [asks, counted.data, counted.isPending, courses, isComplete, counting]);
}

/** What a search will probably show, out of the courses that are here, until the API has answered. Null: unknown. */
export function instantPage(search: CourseSearch, all: ReturnType<typeof useAllCourses>): CoursePage | null {
  if (!all.courses || !all.isComplete || search.page > 1 || search.part > 1 || search.sort !== 'relevance')
    return null;
  const found = narrowCourses(all.courses, search);
  // Typing errors are forgiven by the API only: an empty list would be a guess.
  if (found.length === 0) return null;
  return { count: found.length, next: null, previous: null, results: found.slice(0, coursePageSize) };
}
