import type { StoreApi } from 'zustand/vanilla';

export interface Notification {
  id: number;
  message: string;
  severity: 'success' | 'info' | 'warning' | 'error';
}

export interface Notifier {
  store: StoreApi<{ current: Notification | null }>;
  notify: (message: string, severity?: Notification['severity']) => void;
  dismiss: (id: number) => void;
}
