import type { RemoteStatus } from 'shared-host/browser';
import type { QaContext } from './qa-context.ts';
import type { LogEntry } from './qa-log.ts';
import { addressOf } from './tab-view.ts';

/** Events in a report. */
const MAX_EVENTS = 20;

/** An address that shows the same set, versions and flags in another browser. */
export const linkTo = ({ data, view }: Pick<QaContext, 'data' | 'view'>, at: { href: string }) =>
  addressOf({ ...view, set: data.view?.set ?? String(data.set) }, at);

/** What a page shows and what has happened on it, as plain text for a bug report. */
export function qaReport(
  { data, view, failed, log, registry }: QaContext,
  { href, browser, size, now }: { href: string; browser: string; size: string; now: number },
): string {
  const statuses = registry.status.getState();
  const preview = data.view?.preview;
  const sourceOf = (name: string) =>
    view.overrides[name] && !failed[name] ? `, from ${view.overrides[name]}` : '';
  const remotes = data.remotes.map(
    ({ name, version }) => `${name} ${version} (${stateOf(statuses[name], failed[name])}${sourceOf(name)})`,
  );
  const flags = Object.entries(data.config.flags)
    .filter(([, isOn]) => isOn)
    .map(([name]) => name);
  const vitals = Object.entries(log.vitals).map(([name, value]) => `${name} ${value}`);
  return [
    `Address: ${href}`,
    `Link: ${linkTo({ data, view }, { href })}`,
    `Time: ${new Date(now).toISOString()}`,
    preview ? `Preview: ${preview.name}, set ${data.set}` : `Release set: ${data.set}`,
    `Shell: ${data.shell ?? 'unknown'}`,
    ...section('Remotes', remotes),
    ...section('Code', codeLines()),
    `Flags: ${flags.join(', ') || 'none'}`,
    `Vitals: ${vitals.join(', ') || 'none yet'}`,
    ...section('Errors', log.errors.map(line)),
    ...section(`Last ${MAX_EVENTS} events`, log.events.slice(-MAX_EVENTS).map(line)),
    `Browser: ${browser}, ${size}`,
  ].join('\n');
}

/** The load state of a remote in words. */
export const stateOf = (status: RemoteStatus | undefined, failure: string | undefined) =>
  [status?.state ?? 'not loaded yet', failure ?? (status?.state === 'failed' ? status.cause : '')]
    .filter(Boolean)
    .join(': ');

/** Which code of the first view was loaded, and why. */
const codeLines = () =>
  (window.codeAreas?.reasons() ?? []).map(
    ({ area, moment, reason }) =>
      `${area}: ${moment}, ${reason === null ? 'not loaded' : `loaded: ${reason}`}`,
  );

const section = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? [`${title}:`, ...lines.map((text) => `  ${text}`)] : [`${title}: none`];

const line = ({ at, owner, text }: LogEntry) =>
  `${new Date(at).toISOString().slice(11, 19)} ${owner}: ${text}`;
