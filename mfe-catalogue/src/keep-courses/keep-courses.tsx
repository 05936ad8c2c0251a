import { courseInfoQuery } from 'shared-api';
import { localizedPath } from 'shared-language';
import { useApi, useSession } from 'shared-shell';
import { KeepOffline } from 'shared-shell/keep-offline';
import { coursePath } from '../course/course-facts.ts';

/** Keeps a page of saved courses for offline reading: with what it shows of them, and with the pages of the courses. */
export function KeepCourses({ ids }: { ids: readonly number[] }) {
  const api = useApi();
  const { isLoggedIn } = useSession();
  return (
    <KeepOffline
      isOfAccount={isLoggedIn}
      queries={ids.map((id) => courseInfoQuery(api, id).queryKey)}
      linked={ids.map((id) => localizedPath(coursePath(id)))}
    />
  );
}
