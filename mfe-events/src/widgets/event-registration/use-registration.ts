import { errorMessage, isApiError, isTokenExpired, registerForEvent } from 'shared-api';
import { useWrite } from 'shared-api/write';
import { useApi, useSession } from 'shared-shell';
import { messages } from '../../messages.en.ts';
import { useRefreshRegistrations } from '../../registrations/use-registrations.ts';

/** EVENT-7: request, register, or error. */
export type Registration =
  | { state: 'idle' | 'pending' | 'success' }
  | { state: 'error'; message: string; remedy: Remedy };

/** What the visitor can do after a failure; `none`: the API has rejected the registration for good. */
export type Remedy = 'login' | 'retry' | 'none';

/** Statuses that pass with time: request timeout, too early, too many requests. */
const TRANSIENT_STATUSES = [408, 425, 429];

/** EVENT-8: the visitor has logged out in another tab since the form was shown. */
const loggedOut = new Error(messages.loginRequired);

/** Rejected requests (e.g. a second registration) are not retried; requests that the API could not handle are. */
function remedyOf(error: unknown): Remedy {
  const status = isApiError(error) ? error.status : null;
  if (error === loggedOut || isTokenExpired(error) || status === 401) return 'login';
  return status !== null && status >= 400 && status < 500 && !TRANSIENT_STATUSES.includes(status)
    ? 'none'
    : 'retry';
}

/** Registers the visitor for an event. */
export function useRegistration(eventId: number) {
  const api = useApi();
  const { accessToken } = useSession();
  const refresh = useRefreshRegistrations();
  const { status, error, start, reset } = useWrite<void, unknown>({
    send: async (_values, signal) => {
      if (accessToken() === null) throw loggedOut;
      await registerForEvent(api, eventId, signal);
    },
    onSuccess: () => void refresh(),
    // Registered in another tab or on another device.
    onError: (failure) => {
      if (isApiError(failure) && failure.status === 400) void refresh();
    },
  });
  const registration: Registration =
    status === 'error'
      ? {
          state: status,
          message: error === loggedOut ? messages.loginRequired : errorMessage.eventRegister(error),
          remedy: remedyOf(error),
        }
      : { state: status };
  return { registration, register: () => start(), reset };
}
