import { type AppointmentSlots, appointmentSlotsQuery, keepPreviousData, useQuery } from 'shared-api';
import { useApi } from 'shared-shell';
import { SHOWN_DAYS } from '../first-slots.ts';
import type { SlotChoice, SlotChoiceState } from '../slot-choice.ts';

/** A chosen time in a place. */
export interface ChosenSlot {
  place: string;
  startsAt: string;
}

/** The first of the days to ask for; null: from the first one that can be booked, whichever that is by then. */
export const fromDay = (day: string | null, { first_date }: AppointmentSlots): string | null =>
  day === null || day <= first_date ? null : day;

/** The times of a place, and the state of choosing one of them. */
export function useSlots([{ place, from, day, startsAt }, setChoice]: SlotChoiceState) {
  const api = useApi();
  const change = (part: Partial<SlotChoice>) => setChoice((current) => ({ ...current, ...part }));
  const slots = useQuery({
    ...appointmentSlotsQuery(api, { place, from, days: SHOWN_DAYS }),
    placeholderData: keepPreviousData,
    // A tab of yesterday offers days and times that are over. Always, because by a clock that is behind the answer that the
    // server has read never becomes stale.
    refetchOnWindowFocus: 'always',
  });
  const { data } = slots;
  const dayOfTime = data?.days.find(({ slots }) => slots.some((slot) => slot.starts_at === startsAt))?.date;
  const chosenPlace = place ?? data?.place ?? null;
  const shownFrom = data?.days[0]?.date ?? null;
  // While other days are on their way, the shown ones can be chosen, and stay then: the time would not be among the others.
  const stay = slots.isPlaceholderData && data && { from: fromDay(shownFrom, data) };
  return {
    slots,
    place: chosenPlace,
    day,
    // A time that was taken meanwhile is not chosen any more, nor one of another day than the chosen one. While the times
    // of another place are on their way, those of the place before are shown and can be chosen: whether such a time is
    // free is known when they arrive, and the API checks it when it is booked before.
    chosen:
      chosenPlace && startsAt && dayOfTime !== undefined && dayOfTime === day
        ? { place: chosenPlace, startsAt }
        : null,
    /** The chosen time, when it is not free any more. */
    gone: data && data.place === chosenPlace && !slots.isPlaceholderData && !dayOfTime ? startsAt : null,
    /** The first of the days that are on their way; null while none are. */
    comingFrom: slots.isPlaceholderData && data ? (from ?? data.first_date) : null,
    choosePlace: (next: string) => change({ place: next, startsAt: null }),
    chooseDays: (next: string | null) => change({ from: next, day: null, startsAt: null }),
    /** The time of another day is kept, and chosen again when the visitor comes back to its day. */
    chooseDay: (next: string) => change({ ...stay, day: next }),
    // What was chosen before the code may be another day than that of the times which were shown.
    chooseTime: (next: string) => change({ ...stay, day: next.slice(0, 10), startsAt: next }),
    /** Reads the free times again, because the chosen one is not free any more. */
    refresh: () => {
      change({ startsAt: null });
      return slots.refetch();
    },
  };
}

export type Slots = ReturnType<typeof useSlots>;
