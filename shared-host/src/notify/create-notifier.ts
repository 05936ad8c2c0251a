import type { Notification, Notifier } from 'shared-shell/host';
import { createStore } from 'zustand/vanilla';

/** One message at a time, kept across navigations (C-39), shown by the host as `role="alert"`. */
export function createNotifier(): Notifier {
  const store = createStore<{ current: Notification | null }>(() => ({ current: null }));
  let nextId = 1;
  return {
    store,
    notify: (message, severity = 'info') => store.setState({ current: { id: nextId++, message, severity } }),
    dismiss: (id) => store.setState((state) => (state.current?.id === id ? { current: null } : state)),
  };
}
