import { sendContactMessage } from 'shared-api';
import type { SubmitContext, SubmitResult } from 'shared-shell';
import { callErrors, cleanEmail, keepSubmission, statusOfFailure } from 'shared-shell/visitor-form';
import { checkContact, failureText, fieldNames, firstValues } from './contact-rules.ts';
import { CONTACT_DRAFT, sentPath } from './contact-state.ts';

/** Sends the message of a visitor without scripts. */
export async function submitContact(context: SubmitContext): Promise<SubmitResult> {
  const { api, clientKey, queryClient, signal } = context;
  const values = { ...firstValues };
  for (const name of fieldNames) values[name] = context.values[name] ?? '';
  if (Object.keys(checkContact(values)).length > 0) {
    keepSubmission(queryClient, CONTACT_DRAFT, { values });
    return {};
  }
  try {
    const payload = { ...values, email: cleanEmail(values.email), client_key: clientKey };
    const { id } = await sendContactMessage(api, payload, signal);
    return { redirect: sentPath(id) };
  } catch (error) {
    const errors = callErrors(error, fieldNames, failureText(error));
    keepSubmission(queryClient, CONTACT_DRAFT, { values, ...errors });
    return { status: statusOfFailure(error) };
  }
}
