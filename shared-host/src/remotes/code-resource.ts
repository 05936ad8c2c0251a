import type { ComponentType } from 'react';
import type { WidgetResource } from 'shared-shell/host';

// biome-ignore lint/suspicious/noExplicitAny: pages take no props, widgets take those of WidgetContracts.
export type Code = ComponentType<any>;

export interface CodeResource extends WidgetResource {
  /** Like `awaited`, but never rejects: keeps trying while the server's HTML stays readable. Only for hydration. */
  awaitedPatiently: () => Promise<Code>;
  /** Forgets a failure, so that the next render tries again. */
  forgetFailure: () => void;
}

interface Options {
  /** For messages: `page "list" of mfe-events`. */
  what: string;
  remote: string;
  /** One try, with whatever retries belong to it. */
  bring: () => Promise<Code>;
  onServer: boolean;
  /** Waits between patient tries; ends early when somebody retries. */
  pause: (attempt: number) => Promise<void>;
}

/** React reads these fields of a promise given to `use`: a promise that says it is fulfilled never suspends. */
const readable = (promise: Promise<Code>) =>
  promise as Promise<Code> & { status?: 'fulfilled'; value?: Code };

/** The code of one page or widget as rendering sees it: the same promise until something really changes. */
export function createCodeResource({ what, remote, bring, onServer, pause }: Options): CodeResource {
  let code: Code | null = null;
  let promise: Promise<Code> | null = null;
  let patient: Promise<Code> | null = null;
  let failed = false;

  const begin = () => {
    failed = false;
    const started = bring();
    promise = started;
    started.then(
      (component) => {
        code = component;
        Object.assign(readable(started), { status: 'fulfilled', value: component });
      },
      () => {
        failed = true;
      },
    );
    return started;
  };
  /** Somebody asks anew, by a click or a retry: a failure is not remembered. */
  const afresh = () => (promise && !failed ? promise : begin());
  const refuseToWait = () => {
    if (onServer && !code) throw new Error(`${what} is not ready on the server`);
  };
  const keepTrying = async () => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await afresh();
      } catch {
        await pause(attempt);
      }
    }
  };

  return {
    remote,
    load: afresh,
    awaited: () => {
      refuseToWait();
      // A component that renders again must find the same failure: a new try for each render would never end.
      return promise ?? begin();
    },
    awaitedPatiently: () => {
      refuseToWait();
      if (code && !patient) return promise ?? begin();
      patient ??= keepTrying();
      return patient;
    },
    isReady: () => code !== null,
    forgetFailure: () => {
      if (failed) promise = null;
    },
  };
}
