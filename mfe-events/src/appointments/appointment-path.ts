import type { Outcome } from './outcome.ts';

/** Query parameter of an appointment's page: what has just happened to it, where a form was sent without scripts. */
export const OUTCOME_PARAMETER = 'outcome';

/** The page of an appointment: whoever knows the address can change it. */
export const appointmentPath = (token: string, outcome?: NonNullable<Outcome>): string =>
  `/book/${encodeURIComponent(token)}${outcome ? `?${OUTCOME_PARAMETER}=${outcome}` : ''}`;
