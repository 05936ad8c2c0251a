import type { ComponentType } from 'react';

/** Everything `<Widget>` needs to know of one widget's code. */
export interface WidgetResource {
  /** Which remote offers it, for messages and reports. */
  remote: string;
  /** Whether its code is here: it then renders without suspending. */
  isReady: () => boolean;
  /** Loads it; the same promise for every caller until it fails. */
  // biome-ignore lint/suspicious/noExplicitAny: props are fixed by WidgetContracts at the call.
  load: () => Promise<ComponentType<any>>;
  /**
   * What a component waits for while it renders. On the server nothing waits: code that is not there by then throws,
   * so that the boundary is left to the browser (a boundary that waits would need an inline script to be filled).
   */
  // biome-ignore lint/suspicious/noExplicitAny: props are fixed by WidgetContracts at the call.
  awaited: () => Promise<ComponentType<any>>;
}

/** Names of widgets that the current release set offers, to their code. */
export interface WidgetRegistry {
  /** Null when no released remote offers it. */
  resolve: (name: string) => WidgetResource | null;
}
