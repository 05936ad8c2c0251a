import { useState } from 'react';
import { useIsHydrated } from 'shared-ui/hydration';
import type { FilterOption } from './filter-options.ts';

/** Number of courses per option; undefined while unknown. */
export type OptionCounts = Readonly<Record<string, number>> | undefined;

/** `scroll`: a long group scrolls (side panel). `show-all`: it shows the first options and a button for the rest. */
export type GroupLayout = 'scroll' | 'show-all';

/** Options of a long group that are shown before 'Show all'. */
const FIRST_OPTIONS = 6;
/** Groups from this size on have a field to find an option. */
const MIN_FINDABLE_OPTIONS = 12;

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * The options with courses first, the others after them. Decided once, by the counts and the choice of the moment in which
 * the options are first shown: options that are shown keep their places, because one of them may just be pressed.
 */
function useOrder(
  options: readonly FilterOption[],
  counts: OptionCounts,
  isChosen: (id: number) => boolean,
): readonly FilterOption[] {
  const [last, setLast] = useState<ReadonlySet<number> | null>(null);
  if (last !== null || options.length === 0)
    return last?.size
      ? [...options.filter(({ id }) => !last.has(id)), ...options.filter(({ id }) => last.has(id))]
      : options;
  const isEmpty = ({ id }: FilterOption) => counts !== undefined && !counts[id] && !isChosen(id);
  setLast(new Set(options.filter(isEmpty).map(({ id }) => id)));
  return options;
}

export interface OfferedOptions {
  options: readonly FilterOption[];
  /** Text of the field that finds options; null for short groups, which have no such field. */
  find: { text: string; setText: (text: string) => void } | null;
  /** Shows all options; null when all are shown. */
  showAll: (() => void) | null;
}

/** Which options of a group are shown. Chosen options are always among them. */
export function useOfferedOptions(
  all: readonly FilterOption[],
  counts: OptionCounts,
  isChosen: (id: number) => boolean,
  layout: GroupLayout,
): OfferedOptions {
  const [text, setText] = useState('');
  // The server's HTML has all options: without code nothing could show the others.
  const [isShort, setIsShort] = useState(useIsHydrated());
  const ordered = useOrder(all, counts, isChosen);
  const wanted = plain(text.trim());
  const found =
    wanted === ''
      ? ordered
      : ordered.filter(({ id, name, word }) => isChosen(id) || plain(`${name} ${word}`).includes(wanted));
  // One more option takes no more room than the button.
  const shortens = layout === 'show-all' && isShort && wanted === '' && found.length > FIRST_OPTIONS + 1;
  return {
    options: shortens ? found.filter(({ id }, index) => index < FIRST_OPTIONS || isChosen(id)) : found,
    find: all.length >= MIN_FINDABLE_OPTIONS ? { text, setText } : null,
    showAll: shortens ? () => setIsShort(false) : null,
  };
}
