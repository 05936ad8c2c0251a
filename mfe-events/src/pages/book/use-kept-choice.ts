import { useCallback, useEffect, useState } from 'react';
import { createDeviceValue } from 'shared-shell/device-value';
import { choiceOf, type SlotChoice, type SlotChoiceState } from '../../appointments/slot-choice.ts';
import type { AskedFor } from '../../appointments/slot-fields.ts';
import { useSentChoice } from '../../appointments/use-sent-choice.ts';
import { BOOKING_CHOICE } from './booking-state.ts';

/** A choice, with the branch of the address under which it was made. */
interface KeptChoice {
  branch: string | null;
  choice: SlotChoice;
}

const kept = createDeviceValue<KeptChoice | null>(BOOKING_CHOICE, parse, () => window.sessionStorage);

/**
 * Place, day and time of the booking form, kept for the tab as the draft of its fields is: without them a visitor who
 * comes back would book at the first branch under the own name. A link to another branch begins with that branch.
 * In the page that answers a form sent without scripts, it begins with the choice that was sent.
 * @returns the state, what the form has asked to see, and what forgets the choice once it is booked
 */
export function useKeptChoice(branch: string | null): {
  state: SlotChoiceState;
  asked: AskedFor | null;
  forget: () => void;
} {
  const { sent, asked } = useSentChoice(BOOKING_CHOICE);
  const [choice, setChoice] = useState(() => sent ?? choiceOf(branch));
  // The server does not know the choice, so it is read after hydration, and never replaces what was chosen before.
  useEffect(() => {
    const found = kept.read();
    if (found?.branch === branch)
      setChoice((current) => (isTouched(current, branch) ? current : found.choice));
  }, [branch]);
  useEffect(() => {
    if (isTouched(choice, branch)) kept.write({ branch, choice });
  }, [branch, choice]);
  const forget = useCallback(() => {
    kept.write(null);
    setChoice(choiceOf(branch));
  }, [branch]);
  return { state: [choice, setChoice], asked, forget };
}

const isTouched = ({ place, from, day, startsAt }: SlotChoice, branch: string | null) =>
  place !== branch || from !== null || day !== null || startsAt !== null;

/** Visitors and extensions can change what is stored. */
function parse(stored: unknown): KeptChoice | null {
  const { branch, choice } = (stored ?? {}) as Partial<KeptChoice>;
  if (!isTextOrNull(branch) || typeof choice !== 'object' || choice === null) return null;
  const { place, from, day, startsAt } = choice;
  return [place, from, day, startsAt].every(isTextOrNull)
    ? { branch, choice: { place, from, day, startsAt } }
    : null;
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
