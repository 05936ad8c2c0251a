import { type Api, type ApiOptions, createApi } from 'shared-api';
import type { Notifier } from 'shared-shell/host';
import { type FailedActionsOptions, watchFailedActions } from '../failed-actions/failed-actions.ts';
import { messages } from '../messages.en.ts';
import { createSessionRenewal } from '../session/session-renewal.ts';
import type { HostSession } from '../session/session-store.ts';

interface BrowserApiOptions
  extends Pick<ApiOptions, 'baseUrl' | 'transport' | 'headers'>,
    Pick<FailedActionsOptions, 'isOwnCode'> {
  session: HostSession;
  notify: Notifier['notify'];
}

/**
 * The client of the API in a browser. It sends the session's token and renews it when the API refuses it, and the visitor
 * is told when the session has ended or an action has failed.
 */
export function createBrowserApi({ session, notify, isOwnCode, ...connection }: BrowserApiOptions): Api {
  const api = createApi({
    ...connection,
    accessToken: session.accessToken,
    renewToken: createSessionRenewal({
      session,
      api: createApi({ ...connection, accessToken: () => null }),
      onEnd: () => notify(messages.sessionEnded),
      locks: navigator.locks,
    }),
  });
  return watchFailedActions({ notify, isOwnCode }).noteWrites(api);
}
