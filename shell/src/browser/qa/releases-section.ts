import type { QaRelease, QaReleases } from '../../page-data.ts';
import { SHELL } from '../code-owner.ts';
import { element } from './elements.ts';
import type { QaContext } from './qa-context.ts';
import { applyView } from './tab-view.ts';
import { type Cell, shortTime, table } from './table.ts';

/** The released versions of the shell and of each remote, and the last release sets, each with a button that shows it. */
export function releasesSection(context: QaContext, { channel, versions, sets }: QaReleases): Node[] {
  const { view } = context;
  const use = (label: string, onclick: () => void) => [
    element('button', { type: 'button', textContent: 'Use', ariaLabel: label, onclick }),
  ];
  const names = [SHELL, ...context.data.remotes.map(({ name }) => name)];
  const others = Object.keys(versions).filter((name) => !names.includes(name));
  const versionRows = [...names, ...others].flatMap((name) =>
    (versions[name] ?? []).map((release): Cell[] => [
      `${name} ${release.version}`,
      shortTime(release.date),
      release.author || 'unknown',
      release.commit || 'unknown',
      standingOf(release),
      use(`Use ${name} ${release.version}`, () =>
        applyView({ ...view, overrides: { ...view.overrides, [name]: release.version } }),
      ),
    ]),
  );
  const setRows = sets.map(({ number, date, author, message }): Cell[] => [
    String(number),
    shortTime(date),
    author,
    message,
    use(`Use release set ${number}`, () => applyView({ ...view, set: String(number) })),
  ]);
  return [
    details('Versions', [
      table('Versions', ['version', 'released (UTC)', 'author', 'commit', 'standing', ''], versionRows),
    ]),
    details(`Release sets of ${channel}`, [
      table('Release sets', ['set', 'written (UTC)', 'author', 'change', ''], setRows),
    ]),
  ];
}

/** What becomes of a version: its share of the visitors, and why it was rolled back. */
function standingOf({ percent, preview, rolledBack }: QaRelease): string {
  const served = percent === undefined ? '' : percent === 100 ? 'served' : `served to ${percent} %`;
  const left = rolledBack
    ? `rolled back ${shortTime(rolledBack.at)} by ${rolledBack.by}: ${rolledBack.reason}`
    : '';
  return [served, left, preview ?? ''].filter(Boolean).join('; ') || 'not served';
}

/** A part of the panel that is closed at first. */
export const details = (title: string, content: Node[]) =>
  element('details', {}, [element('summary', { textContent: title }), ...content]);
