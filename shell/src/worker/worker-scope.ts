/** The part of a service worker's global scope that is used here; the project's types are those of pages. */
interface WorkerScope {
  skipWaiting: () => Promise<void>;
  registration: {
    /** Not in every browser. */
    navigationPreload?: { enable: () => Promise<void> };
  };
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: boolean;
    }) => Promise<readonly { id: string }[]>;
  };
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    (type: 'message', listener: (event: LastingEvent & MessageEvent) => void): void;
  };
}

export const scope = globalThis as unknown as WorkerScope;

/** An event that keeps the worker alive. */
export interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

/** A request of a page. */
export interface FetchEventOfWorker extends LastingEvent {
  /** Of the tab whose document is requested. */
  resultingClientId?: string;
}
