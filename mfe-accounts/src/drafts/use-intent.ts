import { useEffect } from 'react';
import { courseInfoQuery, useQueryClient } from 'shared-api';
import { useApi } from 'shared-shell';
import type { DraftStore } from './draft-store.ts';

/** The course whose dialog an address opens: where Login and Sign up of the apply dialog lead back to. */
const courseToApplyFor = (next: string): string | undefined =>
  /^\/course_details\/(\d{1,9})#apply$/.exec(next)?.[1];

/**
 * Notes on the login and sign-up page that the visitor wants to apply for the course that they came from. The home page
 * then offers it too, e.g. when the verification e-mail is opened in another browser tab (C-40).
 * @param next path after login
 * @param given for tests
 */
export function useIntent(next: string, given?: DraftStore): void {
  const api = useApi();
  const queryClient = useQueryClient();
  const id = courseToApplyFor(next);
  useEffect(() => {
    if (!id) return;
    const note = async () => {
      // Most visitors of these pages come without such a course, and need no code for drafts.
      const [course, { draftStoreOf }] = await Promise.all([
        queryClient.fetchQuery(courseInfoQuery(api, id)),
        import(/* webpackChunkName: "drafts" */ './draft-store-of.ts'),
      ]);
      if (!course) return;
      const universityName = course.university?.university_name ?? undefined;
      const store = given ?? draftStoreOf(queryClient);
      await store.noteIntent({ id: course.id, name: course.course_name, universityName });
    };
    // Without it the address still leads back.
    note().catch(() => {});
  }, [api, queryClient, given, id]);
}
