import { useMemo } from 'react';
import { myAccountQuery, myApplicationsQuery, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import type { ApplicationValues } from './application-values.ts';

export type Prefill = Partial<Pick<ApplicationValues, 'first_name' | 'last_name' | 'email' | 'contact'>>;

/**
 * What is known about the applicant from the account and the last application. Both calls are additive: without them
 * nothing is filled in.
 */
export function usePrefill(subject: string | null, isNeeded: boolean): Prefill {
  const api = useApi();
  const enabled = isNeeded && subject !== null;
  const account = useQuery({ ...myAccountQuery(api, subject), enabled }).data;
  const last = useQuery({ ...myApplicationsQuery(api, subject), enabled }).data?.[0];
  return useMemo(() => {
    const known = {
      first_name: last?.first_name,
      last_name: last?.last_name,
      email: account?.email ?? last?.email,
      contact: last?.contact,
    };
    return Object.fromEntries(Object.entries(known).filter(([, value]) => value));
  }, [account, last]);
}
