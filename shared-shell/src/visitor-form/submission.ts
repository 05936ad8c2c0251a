import { useEffect } from 'react';
import { fieldErrors, isApiError, type QueryClient, useQueryClient } from 'shared-api';

/** What a form has sent without scripts, and why it was not accepted. Broken rules of fields are found again by the form. */
export interface Submission<Name extends string = string> {
  values: Readonly<Partial<Record<Name, string>>>;
  /** Messages of the API at fields. */
  errors?: Readonly<Partial<Record<Name, string>>>;
  /** Message about the whole form. */
  failure?: string | null;
  /** False where it was sent to see something else first, as the times of another day: the form shows no errors then. */
  isChecked?: boolean;
}

const keyOf = (form: string) => ['submission', form];

/** For `submit` of a page: the form shows again what was entered, and the errors. `form` is its `draftKey`. */
export function keepSubmission<Name extends string>(
  queryClient: QueryClient,
  form: string,
  submission: Submission<Name>,
): void {
  queryClient.setQueryData(keyOf(form), submission);
}

/** What a form has sent without scripts, in the page that answers it; null in all others. */
export function useSubmission<Name extends string>(form: string): Submission<Name> | null {
  const queryClient = useQueryClient();
  // The page that the visitor comes back to later is none that answers.
  useEffect(() => queryClient.removeQueries({ queryKey: keyOf(form) }), [queryClient, form]);
  return queryClient.getQueryData<Submission<Name>>(keyOf(form)) ?? null;
}

/**
 * HTTP status of the page that answers a form whose call has failed: that of the API's refusal, else 503. Proxies in front
 * of the site may put a page of their own in the place of other failures, and what was entered would be lost.
 */
export const statusOfFailure = (error: unknown): number => {
  const status = isApiError(error) ? error.status : null;
  return status && status < 500 ? status : 503;
};

/** Errors of a failed call: the API's messages at the fields that it names, or else `message`. */
export function callErrors<Name extends string>(
  error: unknown,
  names: readonly Name[],
  message: string,
): Required<Pick<Submission<Name>, 'errors' | 'failure'>> {
  const problems = isApiError(error) ? fieldErrors(error.body) : {};
  const errors = Object.fromEntries(
    names.filter((name) => problems[name]).map((name) => [name, problems[name]]),
  ) as Partial<Record<Name, string>>;
  return { errors, failure: Object.keys(errors).length > 0 ? null : message };
}
