import { createStore, type StoreApi } from 'zustand/vanilla';

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

/** One message at a time, kept across navigations (decisions C-39), shown by the host as `role="alert"`. */
export function createNotifier(): Notifier {
  const store = createStore<{ current: Notification | null }>(() => ({ current: null }));
  let nextId = 1;
  return {
    store,
    notify: (message, severity = 'info') => store.setState({ current: { id: nextId++, message, severity } }),
    dismiss: (id) => store.setState((state) => (state.current?.id === id ? { current: null } : state)),
  };
}
