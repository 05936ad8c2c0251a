import { useCallback, useEffect, useRef, useState } from 'react';
import { errorMessage, isApiError, isTokenExpired, registerForEvent } from 'shared-api';
import { useApi, useSession } from 'shared-shell';
import { messages } from '../../messages.en.ts';

/** D2 §4: request, register, or error. */
export type Registration =
  | { state: 'idle' }
  | { state: 'waiting' }
  | { state: 'registered' }
  | { state: 'failed'; message: string; remedy: Remedy };

/** What helps after a failure; `none`: the API refused this registration and will do so again. */
export type Remedy = 'login' | 'retry' | 'none';

const idle: Registration = { state: 'idle' };

/** Refusals that time mends: a slow request, a throttled one. */
const passing = new Set([408, 425, 429]);

/** An API that refuses (e.g. a second registration) is not asked again; one that could not answer is. */
function remedyOf(error: unknown): Remedy {
  if (isTokenExpired(error)) return 'login';
  const status = isApiError(error) ? error.status : null;
  if (status === 401) return 'login';
  return status !== null && status >= 400 && status < 500 && !passing.has(status) ? 'none' : 'retry';
}

/** Registers once, however often it is asked to. */
export function useRegistration(eventId: number) {
  const api = useApi();
  const { accessToken } = useSession();
  const [registration, setRegistration] = useState<Registration>(idle);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const register = useCallback(async () => {
    if (running.current) return;
    // D2 §5: the token may be gone since the form was shown, by a logout in another tab.
    if (accessToken() === null) {
      setRegistration({ state: 'failed', message: messages.loginRequired, remedy: 'login' });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    setRegistration({ state: 'waiting' });
    try {
      await registerForEvent(api, eventId, controller.signal);
      setRegistration({ state: 'registered' });
    } catch (error) {
      if (controller.signal.aborted) return;
      setRegistration({
        state: 'failed',
        message: errorMessage.eventRegister(error),
        remedy: remedyOf(error),
      });
    } finally {
      running.current = null;
    }
  }, [api, accessToken, eventId]);

  return {
    registration,
    register,
    /** Puts an outcome away; what is under way goes on. */
    reset: useCallback(() => {
      if (!running.current) setRegistration(idle);
    }, []),
  };
}
