import { useSubmission } from 'shared-shell/visitor-form';
import { useIsHydrated } from 'shared-ui/hydration';
import type { SentChoice } from './sent-choice.ts';
import type { SlotChoice } from './slot-choice.ts';
import { type AskedFor, choiceIn } from './slot-fields.ts';

/** The choice that a form has sent without scripts, and what it asks to see, in the page that answers it. */
export function useSentChoice(key: string): { sent: SlotChoice | null; asked: AskedFor | null } {
  const submission = useSubmission<SentChoice>(key);
  // With code the picker moves the focus nowhere.
  const isHydrated = useIsHydrated();
  if (!submission) return { sent: null, asked: null };
  const { values } = submission;
  return {
    sent: choiceIn(values, null),
    asked: isHydrated ? null : ((values.asked_for || null) as AskedFor | null),
  };
}
