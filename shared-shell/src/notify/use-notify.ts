import { useHost } from '../host/host.ts';
import type { Notifier } from './notifier.ts';

/** Shows one line at the edge of the screen, announced at once; it survives navigation. */
export const useNotify = (): Notifier['notify'] => useHost().notifier.notify;
