import { isFlagChange } from '../../flag-changes.ts';
import { isDevServer } from '../../overrides.ts';
import { isSetNumber } from '../../set-number.ts';
import { SHELL } from '../code-owner.ts';

/** A value of `set` that the server answers itself: a number, the end of a view, or a preview. */
const isKnownSet = (set: string) => isSetNumber(set) || /^(?:current|newest|preview-.*)$/.test(set);

/** The entries of a parameter that lists several, such as `newSearch,-chat`. */
const entriesOf = (parameters: URLSearchParams, name: string) =>
  (parameters.get(name) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * The parts of an address that look like a view of QA and ask for none, each with what it should look like: the server
 * ignores them, so that nothing else would say that the page is not what was meant.
 */
export function unreadParts(search: string): string[] {
  const parameters = new URLSearchParams(search);
  const set = parameters.get('set');
  const versions = entriesOf(parameters, 'versions').filter((entry) => !/^[^@]+@./.test(entry));
  const named = entriesOf(parameters, 'versions').filter((entry) => !versions.includes(entry));
  const nameOf = (entry: string) => entry.slice(0, entry.indexOf('@'));
  const replaced = named.filter((entry, at) =>
    named.slice(at + 1).some((later) => nameOf(later) === nameOf(entry)),
  );
  const flags = entriesOf(parameters, 'flags').filter((entry) => !isFlagChange(entry));
  return [
    ...(set && !isKnownSet(set) ? [`set=${set} is not the number of a release set`] : []),
    ...versions.map(
      (entry) =>
        `versions=${entry} is not of the form mfe-events@1.0.0-3f2a or mfe-events@http://localhost:3104`,
    ),
    ...replaced.map((entry) => `versions=${entry}, because a later entry names ${nameOf(entry)} again`),
    ...flags.map((entry) => `flags=${entry} is not the name of a flag that can be changed`),
  ];
}

/**
 * What the banner says of a replaced version: that it is shown, or why it is not.
 * @param remotes names of the remotes of the page
 * @param failure why loading it failed
 */
export function overrideText(
  name: string,
  source: string,
  remotes: readonly string[],
  failure: string | undefined,
): string {
  // What name or source says already is the reason why loading failed.
  const cause = overrideProblem(name, source, remotes) ?? failure;
  if (cause === undefined) return `${name} from ${source}`;
  const detail = cause === `version ${source} could not be loaded` ? '' : ` (${cause})`;
  const shown = name === SHELL || remotes.includes(name) ? '; the released version is shown' : '';
  return `${name}: ${source} could not be loaded${detail}${shown}`;
}

/**
 * Why a replaced version cannot be shown, where its name or source says it already; null when only loading it tells.
 * @param remotes names of the remotes of the page
 */
export function overrideProblem(name: string, source: string, remotes: readonly string[]): string | null {
  if (name !== SHELL && !remotes.includes(name))
    return `this release set has no remote of that name, only ${remotes.join(', ')}`;
  if (name === SHELL && isDevServer(source)) return 'the shell is only taken from released versions';
  if (isDevServer(source) || /^\d+\.\d+\.\d+/.test(source)) return null;
  return `${source || 'nothing'} is neither a version, such as 1.0.0-3f2a, nor the address of a dev server, such as http://localhost:3104`;
}
