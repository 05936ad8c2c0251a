import { type EventRegistration, myEventRegistrationsQuery, useQuery, useQueryClient } from 'shared-api';
import { useApi, useSession } from 'shared-shell';

/**
 * The visitor's registrations: an additive call, so guests and sites without it simply know of none. They are read again
 * when the tab is shown again, because phones keep pages for days.
 */
export function useMyRegistrations() {
  const { isLoggedIn, subject } = useSession();
  return useQuery({
    ...myEventRegistrationsQuery(useApi(), subject),
    // Also with a token that does not say whose it is: the API knows.
    enabled: isLoggedIn,
    refetchOnWindowFocus: true,
  });
}

/** The visitor's registration for an event, if there is one. */
export function useRegistrationFor(eventId: number): EventRegistration | undefined {
  const { isLoggedIn } = useSession();
  const { data } = useMyRegistrations();
  return isLoggedIn ? data?.find(({ event }) => event === eventId) : undefined;
}

/** Reads the registrations again, after one was made or cancelled. */
export function useRefreshRegistrations(): () => Promise<void> {
  const queryClient = useQueryClient();
  const api = useApi();
  const { subject } = useSession();
  return () => queryClient.invalidateQueries({ queryKey: myEventRegistrationsQuery(api, subject).queryKey });
}
