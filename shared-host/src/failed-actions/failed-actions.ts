import type { Api } from 'shared-api';
import type { Notifier } from 'shared-shell/host';
import { messages } from '../messages.en.ts';

/** Time in ms after a click in which a promise that is rejected without being handled belongs to it. */
const REJECTION_MS = 1_000;

export interface FailedActionsOptions {
  notify: Notifier['notify'];
  /** Whether the files that a stack names are of this site: errors of other scripts are not the visitor's business. */
  isOwnCode: (stack: string) => boolean;
}

/**
 * Tells the visitor when the handler of a click or of a sent form has thrown: without words, the visitor would believe
 * that the action was done. Errors while rendering are told by the area's error boundary instead.
 */
export function watchFailedActions({ notify, isOwnCode }: FailedActionsOptions) {
  /** The last action; null once it failed, so that one action is told once. */
  let last: { at: number; isRunning: boolean; hasSent: boolean } | null = null;

  const onAction = ({ target }: Event) => {
    // A link that throws is followed by the browser itself.
    if ((target as Element).closest('a[href]')) {
      last = null;
      return;
    }
    // Sending a form is part of the click on its button.
    if (last?.isRunning) return;
    const action = { at: performance.now(), isRunning: true, hasSent: false };
    last = action;
    setTimeout(() => {
      action.isRunning = false;
    });
  };
  const tell = (problem: unknown, where = '') => {
    const stack = problem instanceof Error ? (problem.stack ?? '') : '';
    if (!last || !isOwnCode(`${where}\n${stack}`)) return;
    notify(last.hasSent ? messages.failedAfterSending : messages.nothingSent, 'error');
    last = null;
  };
  addEventListener('click', onAction, true);
  addEventListener('submit', onAction, true);
  // Later errors, such as those of timers, need not come from the action.
  addEventListener('error', ({ error, filename }) => last?.isRunning && tell(error, filename));
  addEventListener('unhandledrejection', ({ reason }) => {
    if (last && performance.now() - last.at < REJECTION_MS) tell(reason);
  });

  return {
    /** The client, which notes for the current action that something was sent. */
    noteWrites: (api: Api): Api => ({
      ...api,
      request: (call) => {
        if (last && call.method && call.method !== 'GET') last.hasSent = true;
        return api.request(call);
      },
    }),
  };
}
