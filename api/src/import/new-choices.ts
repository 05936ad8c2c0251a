import type { ImportedRecords, KnownChoices } from './read-folder.ts';
import { shortList } from './short-list.ts';

const MAX_NAMES_SHOWN = 20;

/**
 * One line for each kind of choice of the search that an import adds to. A name that is misspelt in one row is no
 * mistake that a check can find: it becomes a choice of its own, beside the right one.
 */
export function newChoices(known: KnownChoices, catalogue: ImportedRecords['catalogue']): string[] {
  const kinds = [
    ['countries', known.countries, catalogue?.countries],
    ['levels', known.levels, catalogue?.levels],
    ['subjects', known.subjects, catalogue?.subjects],
  ] as const;
  return kinds.flatMap(([kind, before, used = []]) => {
    const ids = new Set(before.map(({ id }) => id));
    const names = used.flatMap(({ id, name }) => (ids.has(id) ? [] : [name]));
    if (names.length === 0) return [];
    return [`New ${kind} in the search (check their spelling): ${shortList(names, MAX_NAMES_SHOWN)}`];
  });
}
