import type { Telemetry } from 'shared-host/browser';
import { type PageData, reportTokenMetric } from '../page-data.ts';
import { codeOwner, SHELL } from './code-owner.ts';

/** Limit of queued reports; further ones are dropped until the queue is sent. */
const MAX_QUEUED_REPORTS = 20;
/** Delay in ms before the queue is sent, so that one beacon carries several reports. */
const SEND_DELAY_MS = 2_000;

/** The page of a report: its route pattern and owner. Not the URL, which can contain personal data and tokens. */
export type PageOwner = {
  remote: string;
  version: string;
  route: string;
  /** Parts of the path that the pattern leaves open; they are removed from messages. */
  params: readonly string[];
} | null;

export type Report =
  | {
      type: 'error';
      message: string;
      remote?: string;
      version?: string;
      phase?: string;
      widget?: string;
      page?: string;
    }
  | { type: 'vital'; name: 'LCP' | 'CLS' | 'INP'; value: number }
  | { type: 'event'; name: string; data?: Readonly<Record<string, string | number | boolean>> };

/**
 * Sends errors, vitals, events, and whose code has started, with remote@version to the shell's own endpoint, in few small
 * beacons and without personal data.
 */
export function createBeaconTelemetry(
  { set, shell, remotes }: Pick<PageData, 'set' | 'shell' | 'remotes'>,
  ownerOf: (pathname: string) => PageOwner,
  onReport?: (report: Report) => void,
): Telemetry & {
  vital: (name: 'LCP' | 'CLS' | 'INP', value: number) => void;
  /** The code of a remote, or of the shell, has started: the server counts this view for its version. */
  start: (remote: string) => void;
} {
  const versions = new Map([
    ...remotes.map(({ name, version }) => [name, version] as const),
    [SHELL, shell] as const,
  ]);
  const first = location.pathname;
  let queue: Report[] = [];
  /** Versions whose code has started, by remote. */
  const started = new Map<string, string>();
  /** How many of them the server has been told. */
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const token =
      started.size > told || queue.some(({ type }) => type === 'error') ? reportToken() : undefined;
    // Copies that are read offline have no token, and their views do not count.
    const news = token ? [...started].slice(told) : [];
    told = started.size;
    if (queue.length + news.length === 0) return;
    const { params: _params, ...page } = ownerOf(first) ?? { params: [] };
    const body = JSON.stringify({
      set,
      path: ownerOf(location.pathname)?.route ?? 'other',
      ...(queue.length > 0 && { page: 'route' in page ? page : null }),
      token,
      ...(news.length > 0 && { started: Object.fromEntries(news) }),
      reports: queue,
    });
    queue = [];
    if (!navigator.sendBeacon?.('/telemetry', new Blob([body], { type: 'application/json' }))) {
      void fetch('/telemetry', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json' },
        keepalive: true,
      }).catch(() => {});
    }
  };
  const push = (report: Report) => {
    onReport?.(report);
    if (queue.length >= MAX_QUEUED_REPORTS) return;
    queue.push(report);
    timer ??= setTimeout(flush, SEND_DELAY_MS);
  };
  const start = (remote: string) => {
    const version = versions.get(remote);
    if (version === undefined || started.has(remote)) return;
    started.set(remote, version);
    onReport?.({ type: 'event', name: 'code started', data: { remote } });
    timer ??= setTimeout(flush, SEND_DELAY_MS);
  };
  addEventListener('pagehide', flush);
  // Phones close tabs without a `pagehide` event.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush());

  /** Messages of libraries can quote addresses: queries and the open parts of this page's path are removed. */
  const text = (value: unknown) => {
    const message = String(value instanceof Error ? value.message : value).replace(
      /\?[^\s'")]*=[^\s'")]*/g,
      '?…',
    );
    const secrets = (ownerOf(location.pathname)?.params ?? []).filter(({ length }) => length > 0);
    return secrets.reduce((safe, secret) => safe.replaceAll(`/${secret}`, '/…'), message).slice(0, 300);
  };
  const error: Telemetry['error'] = (problem, context = {}) => {
    const { components = '', remote = codeOwner(components), phase, widget, page } = context;
    push({
      type: 'error',
      message: text(problem),
      remote,
      version: remote && versions.get(remote),
      phase,
      widget,
      page,
    });
  };
  const uncaught = (problem: unknown, where = '') => {
    const stack = problem instanceof Error ? (problem.stack ?? '') : '';
    const remote = codeOwner(`${where}\n${stack}`);
    error(problem, { phase: 'uncaught', ...(remote && { remote }) });
  };
  addEventListener(
    'error',
    (event) => event.message && uncaught(event.error ?? event.message, event.filename),
  );
  addEventListener('unhandledrejection', (event) => uncaught(event.reason));
  // Until now the first script has reported the shell's errors.
  dispatchEvent(new Event('telemetrystart'));

  return {
    start,
    event: (name, data) => push({ type: 'event', name, data }),
    error: (problem, context = {}) => {
      // Of code that does not load while HTML of the server stays on screen, the browser says nothing. What has a phase is
      // in the console already.
      if (process.env.NODE_ENV === 'development' && !context.phase) console.error(problem);
      error(problem, context);
    },
    vital: (name, value) => push({ type: 'vital', name, value: Math.round(value * 10_000) / 10_000 }),
  };
}

/** The token with which the server counts this view and an error of it. */
const reportToken = () =>
  (
    performance.getEntriesByType?.('navigation') as PerformanceNavigationTiming[] | undefined
  )?.[0]?.serverTiming?.find(({ name }) => name === reportTokenMetric)?.description;
