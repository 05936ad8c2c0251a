import { useHost } from '../host/host.ts';
import type { Notifier } from './notifier.ts';

/** Shows a message at the edge of the screen and announces it at once. It stays visible across navigations (C-39). */
export const useNotify = (): Notifier['notify'] => useHost().notifier.notify;
