import type { Appointment } from 'shared-api';

const outcomes = ['booked', 'moved', 'cancelled'] as const;

/** What has just happened to the appointment; null when the visitor only opened the link. */
export type Outcome = (typeof outcomes)[number] | null;

/**
 * The outcome that an address names, as long as it is true: the address may be opened again much later, or lead to no
 * appointment (null). While the appointment is not loaded (undefined), the address is believed.
 */
export function readOutcome(named: string | null, appointment: Appointment | null | undefined): Outcome {
  const outcome = outcomes.find((one) => one === named) ?? null;
  if (appointment === undefined) return outcome === 'cancelled' ? null : outcome;
  const isTrue = outcome === 'cancelled' ? appointment?.status === 'cancelled' : appointment?.can_change;
  return isTrue ? outcome : null;
}
