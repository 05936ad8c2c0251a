import type { SlotChoice } from './slot-choice.ts';

/** Names of the fields and buttons of the picker, in a form that is sent without scripts. */
export const slotFields = {
  place: 'place',
  from: 'from',
  day: 'day',
  startsAt: 'starts_at',
  showTimes: 'show_times',
  showFrom: 'show_from',
} as const;

/** What a button asks to see: other days, or the times of the chosen place and day. */
export type AskedFor = 'days' | 'times';

type Values = Readonly<Partial<Record<string, string>>>;

/** What the button of a sent form asks to see; null when it sends the form to be accepted. */
export function askedFor(values: Values): AskedFor | null {
  if (values[slotFields.showFrom] !== undefined) return 'days';
  return values[slotFields.showTimes] === undefined ? null : 'times';
}

/**
 * The choice that a form contains. A time of another day than the chosen one is not chosen: the form still showed the times
 * of the day before.
 */
export function choiceIn(values: Values, otherwise: string | null): SlotChoice {
  const place = values[slotFields.place] || otherwise;
  const shownFrom = values[slotFields.showFrom];
  if (shownFrom !== undefined) return { place, from: shownFrom || null, day: null, startsAt: null };
  const day = values[slotFields.day] || null;
  const startsAt = values[slotFields.startsAt] || null;
  return {
    place,
    from: values[slotFields.from] || null,
    day,
    startsAt: startsAt?.slice(0, 10) === day ? startsAt : null,
  };
}

/** A choice as fields. */
export const fieldsOf = ({ place, from, day, startsAt }: SlotChoice) => ({
  [slotFields.place]: place ?? '',
  [slotFields.from]: from ?? '',
  [slotFields.day]: day ?? '',
  [slotFields.startsAt]: startsAt ?? '',
});
