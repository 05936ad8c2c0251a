import { useMemo } from 'react';
import { myAccountQuery, myApplicationsQuery, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import { type EnglishTest, type Qualification, useVisitorProfile } from 'shared-shell/visitor-profile';
import type { ApplicationValues } from './application-values.ts';
import { qualifications, testTypes } from './choice-values.ts';

export type Prefill = Partial<
  Pick<
    ApplicationValues,
    | 'first_name'
    | 'last_name'
    | 'email'
    | 'contact'
    | 'test_type'
    | 'overall_score'
    | 'last_academic_qualification'
  >
>;

const [ielts, toefl, pte, duolingo, none] = testTypes;
const [see, grade_12, a_levels, diploma, bachelor, master] = qualifications;
/** The choices of the form for what a profile contains. */
const testNames: Readonly<Record<EnglishTest, string>> = { ielts, toefl, pte, duolingo, none };
const qualificationNames: Readonly<Record<Qualification, string>> = {
  see,
  grade_12,
  a_levels,
  diploma,
  bachelor,
  master,
};

/**
 * What is known about the applicant from the account and the last application, and from the profile on this device. Both
 * calls are additive: without them nothing is filled in. The profile is sent only as a part of the application.
 */
export function usePrefill(subject: string | null, isNeeded: boolean): Prefill {
  const api = useApi();
  const enabled = isNeeded && subject !== null;
  const account = useQuery({ ...myAccountQuery(api, subject), enabled }).data;
  const last = useQuery({ ...myApplicationsQuery(api, subject), enabled }).data?.[0];
  const { profile } = useVisitorProfile();
  return useMemo(() => {
    const { english, qualification } = profile ?? {};
    const known = {
      first_name: last?.first_name,
      last_name: last?.last_name,
      email: account?.email ?? last?.email,
      contact: last?.contact,
      test_type: english && testNames[english.test],
      overall_score: english?.overall?.toString(),
      last_academic_qualification: qualification && qualificationNames[qualification],
    };
    return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  }, [account, last, profile]);
}
