import type { Dispatch, SetStateAction } from 'react';

/** What a visitor has chosen of the free times; null: nothing yet. */
export interface SlotChoice {
  place: string | null;
  /** The first of the shown days. */
  from: string | null;
  day: string | null;
  startsAt: string | null;
}

export type SlotChoiceState = readonly [SlotChoice, Dispatch<SetStateAction<SlotChoice>>];

/** Nothing but a place. */
export const choiceOf = (place: string | null): SlotChoice => ({
  place,
  from: null,
  day: null,
  startsAt: null,
});
