import { type Api, appointmentSlotsQuery, fieldErrors, isApiError, type QueryClient } from 'shared-api';
import type { SubmitResult } from 'shared-shell';
import { keepSubmission, type Submission } from 'shared-shell/visitor-form';
import { messages } from '../messages.en.ts';
import { failureText } from './failure-text.ts';
import { SHOWN_DAYS } from './first-slots.ts';
import { choiceOf, type SlotChoice } from './slot-choice.ts';
import { type AskedFor, fieldsOf } from './slot-fields.ts';

/** Fields of a choice that was sent without scripts, with what was asked for. */
export type SentChoice = keyof ReturnType<typeof fieldsOf> | 'asked_for';

interface Clients {
  api: Api;
  queryClient: QueryClient;
}

/**
 * Keeps a form that was sent without scripts, with its choice of a time, for the page that answers; what is wrong with the
 * choice is added to the other problems.
 * @param keys of the form and of its choice
 * @returns how the page answers a form that only asks to see other times
 */
export async function keepSentForm(
  context: Clients,
  keys: { form: string; choice: string },
  submission: Submission,
  { choice, asked }: { choice: SlotChoice; asked: AskedFor | null },
): Promise<SubmitResult> {
  const { errors, failure } = await keepSentChoice(context, keys.choice, choice, asked);
  keepSubmission(context.queryClient, keys.form, {
    ...submission,
    errors: { ...errors, ...submission.errors },
    failure: submission.failure ?? failure ?? null,
  });
  return failure ? {} : { status: 200 };
}

/**
 * Loads the times of a choice that was sent without scripts, for the page that answers, and keeps it for the picker of the
 * form `key`. A time that is not free any more is not chosen there. Without an answer of the API all of it is kept.
 * @returns what is wrong with the choice: its time was taken meanwhile, or the API refuses its place or days
 */
async function keepSentChoice(
  { api, queryClient }: Clients,
  key: string,
  choice: SlotChoice,
  asked: AskedFor | null,
): Promise<Pick<Submission<'starts_at'>, 'errors' | 'failure'>> {
  const keep = (shown: SlotChoice, asked_for: AskedFor | null = asked) =>
    keepSubmission<SentChoice>(queryClient, key, {
      values: { ...fieldsOf(shown), asked_for: asked_for ?? '' },
    });
  const load = ({ place, from }: SlotChoice) =>
    queryClient.fetchQuery(appointmentSlotsQuery(api, { place, from, days: SHOWN_DAYS }));
  try {
    const { days } = (await load(choice)) ?? { days: [] };
    const isFree = days.some(({ slots }) => slots.some(({ starts_at }) => starts_at === choice.startsAt));
    // Where the visitor looks around, the picker says that the chosen time is not free any more.
    if (isFree || !choice.startsAt || asked) {
      keep(choice);
      return {};
    }
    keep({ ...choice, startsAt: null });
    return { errors: { starts_at: messages.timeTaken } };
  } catch (error) {
    if (!isApiError(error) || error.status !== 400) {
      keep(choice);
      return {};
    }
    // The place may have been closed since the form was opened; otherwise it is kept.
    const shown = choiceOf(fieldErrors(error.body).place ? null : choice.place);
    await load(shown).catch(() => {});
    // The page begins at the message.
    keep(shown, null);
    return { failure: failureText(error, messages.slotsFailed) };
  }
}
