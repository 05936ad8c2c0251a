import { type Course, courseInfoQuery, useQueries } from 'shared-api';
import { useApi } from 'shared-shell';

/** Several courses by their ids. Ids that the API does not know are left out. */
export interface CoursesById {
  courses: readonly Course[];
  /** How many ids the API does not know; 0 as long as it has not answered for all of them. */
  missing: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** When the newest of them was read. */
  readAt: number;
  /** Asks again for the courses that could not be loaded. */
  retry: () => void;
}

export function useCourses(ids: readonly number[]): CoursesById {
  const api = useApi();
  const queries = useQueries({ queries: ids.map((id) => courseInfoQuery(api, id)) });
  const failed = queries.filter(({ isError, data }) => isError && !data);
  const isLoading = queries.some(({ isPending }) => isPending);
  const hasFailed = failed.length > 0;
  return {
    courses: queries.flatMap(({ data }) => data ?? []),
    missing: isLoading || hasFailed ? 0 : queries.filter(({ data }) => data === null).length,
    isLoading,
    hasFailed,
    readAt: Math.max(0, ...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    retry: () => {
      for (const query of failed) void query.refetch();
    },
  };
}
