import type { Report } from '../beacon-telemetry.ts';
import { SHELL } from '../code-owner.ts';

/** Events and errors that are kept. */
const MAX_ENTRIES = 100;

export interface LogEntry {
  /** Time in ms. */
  at: number;
  /** Remote, `shell` or `page`. */
  owner: string;
  text: string;
}

/** What has happened on a page: errors, web vitals and events, the newest last. */
export interface QaLog {
  errors: readonly LogEntry[];
  events: readonly LogEntry[];
  /** Latest value of each web vital. */
  vitals: Readonly<Record<string, number>>;
  report: (report: Report) => void;
  event: (owner: string, text: string) => void;
  /** Calls the listener after each entry. Returns the function that ends this. */
  subscribe: (listener: () => void) => () => void;
}

export function createQaLog(now = () => Date.now()): QaLog {
  const errors: LogEntry[] = [];
  const events: LogEntry[] = [];
  const vitals: Record<string, number> = {};
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const add = (list: LogEntry[], owner: string, text: string) => {
    list.push({ at: now(), owner, text });
    if (list.length > MAX_ENTRIES) list.shift();
    notify();
  };
  return {
    errors,
    events,
    vitals,
    event: (owner, text) => add(events, owner, text),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    report: (report) => {
      if (report.type === 'vital') {
        vitals[report.name] = report.value;
        notify();
      } else if (report.type === 'error')
        add(errors, report.remote ?? SHELL, [report.phase, report.message].filter(Boolean).join(': '));
      else add(events, 'page', [report.name, ...Object.values(report.data ?? {})].join(' '));
    },
  };
}
