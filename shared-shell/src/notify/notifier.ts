import type { StoreApi } from 'zustand/vanilla';

/** A short message shown at the edge of the screen. */
export interface Notification {
  id: number;
  message: string;
  severity: 'success' | 'info' | 'warning' | 'error';
}

/** Shows one notification at a time. */
export interface Notifier {
  store: StoreApi<{ current: Notification | null }>;
  notify: (message: string, severity?: Notification['severity']) => void;
  dismiss: (id: number) => void;
}
