import { type Api, appointmentSlotsQuery, isApiError, type QueryClient } from 'shared-api';
import { keepSubmission } from 'shared-shell/visitor-form';
import { SHOWN_DAYS } from './first-slots.ts';
import { choiceOf, type SlotChoice } from './slot-choice.ts';
import { type AskedFor, fieldsOf } from './slot-fields.ts';

/** Fields of a choice that was sent without scripts, with what was asked for. */
export type SentChoice = keyof ReturnType<typeof fieldsOf> | 'asked_for';

/**
 * Loads the times of a choice that was sent without scripts, for the page that answers, and keeps it for the picker of the
 * form `key`. A time that is not free any more is not chosen there. Without an answer of the API all of it is kept.
 */
export async function keepSentChoice(
  { api, queryClient }: { api: Api; queryClient: QueryClient },
  key: string,
  choice: SlotChoice,
  asked: AskedFor | null = null,
): Promise<void> {
  const keep = (shown: SlotChoice) =>
    keepSubmission<SentChoice>(queryClient, key, { values: { ...fieldsOf(shown), asked_for: asked ?? '' } });
  const load = ({ place, from }: SlotChoice) =>
    queryClient.fetchQuery(appointmentSlotsQuery(api, { place, from, days: SHOWN_DAYS }));
  try {
    const { days } = (await load(choice)) ?? { days: [] };
    const isFree = days.some(({ slots }) => slots.some(({ starts_at }) => starts_at === choice.startsAt));
    keep(isFree ? choice : { ...choice, startsAt: null });
  } catch (error) {
    // The place may have been closed since the form was opened.
    const isRefused = isApiError(error) && error.status === 400;
    if (isRefused) await load(choiceOf(null)).catch(() => {});
    keep(isRefused ? choiceOf(null) : choice);
  }
}
