import { useEffect, useMemo, useState } from 'react';
import { type Course, type CoursePage, isApiError } from 'shared-api';
import type { RatesInUse } from 'shared-api/rates-in-use';
import { coursesOnDevice } from '../../search/device-courses.ts';
import { narrowCourses } from '../../search/local-search.ts';
import type { CourseSearch } from '../../search/search-address.ts';

/** What is read of the state of the list's query. */
interface ListState {
  isSuccess: boolean;
  isPlaceholderData: boolean;
  /** Of the first attempt, while others follow. */
  failureReason: unknown;
}

/** Whether there is no network: from a call that got no answer until one that did. */
function useIsUnreached({ isSuccess, isPlaceholderData, failureReason }: ListState): boolean {
  const [isUnreached, setUnreached] = useState(false);
  const hasAnswer = isSuccess && !isPlaceholderData;
  const hasNone = isApiError(failureReason) && failureReason.kind === 'network';
  useEffect(() => {
    if (hasAnswer || hasNone) setUnreached(!hasAnswer);
  }, [hasAnswer, hasNone]);
  return isUnreached && !hasAnswer;
}

/** The result of a search on the device. */
export interface DeviceAnswer {
  answer: CoursePage;
  /** The number of courses that were searched. */
  searched: number;
}

/**
 * While there is no network: the result of the search among the courses on this device, which are those that the tab has
 * loaded and those of stored pages. Null with a network, and where the device has no course.
 * @param loaded the courses that the tab has loaded
 */
export function useDeviceCourses(
  list: ListState,
  search: CourseSearch,
  loaded: readonly Course[] | null,
  rates: RatesInUse['rates'],
): DeviceAnswer | null {
  const isUnreached = useIsUnreached(list);
  const [stored, setStored] = useState<readonly Course[]>([]);
  useEffect(() => {
    if (isUnreached) void coursesOnDevice().then((found) => setStored(found.map(({ course }) => course)));
  }, [isUnreached]);
  return useMemo(() => {
    if (!isUnreached) return null;
    // First those whose pages can be opened.
    const courses = [
      ...new Map([...stored, ...(loaded ?? [])].map((course) => [course.id, course])).values(),
    ];
    if (courses.length === 0) return null;
    const results = narrowCourses(courses, search, rates);
    return {
      answer: { count: results.length, next: null, previous: null, results },
      searched: courses.length,
    };
  }, [isUnreached, loaded, stored, search, rates]);
}
