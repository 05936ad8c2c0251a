import type { ComponentType } from 'react';

// biome-ignore lint/suspicious/noExplicitAny: WidgetContracts defines the props of each widget.
type WidgetComponent = ComponentType<any>;

/** The lazily loaded code of one widget. */
export interface WidgetResource {
  /** Name of the remote that offers it, for messages and reports. */
  remote: string;
  /** Language of the remote's texts, where it is not the page's. */
  lang?: string | undefined;
  /** Whether its code is loaded, so that it renders without suspending. */
  isReady: () => boolean;
  /** Starts or joins a load; starts a new one after a failure. */
  load: () => Promise<WidgetComponent>;
  /**
   * The promise to pass to `use` during render. It stays the same after a failure, so that rendering again does not
   * start another load. On the server it throws when the code is not loaded, which leaves the boundary to the browser:
   * a boundary that suspends on the server would need an inline script to be filled.
   */
  promiseForRender: () => Promise<WidgetComponent>;
}

/** Finds the code of the widgets that the current release set offers. */
export interface WidgetRegistry {
  /** Null when no released remote offers the widget. */
  resolve: (name: string) => WidgetResource | null;
}
