import type { Appointment } from 'shared-api';

const outcomes = ['booked', 'moved', 'cancelled'] as const;

/** What has just happened to the appointment; null when the visitor only opened the link. */
export type Outcome = (typeof outcomes)[number] | null;

/** The outcome that an address names, as long as it is true. */
export function readOutcome(named: string | null, status: Appointment['status'] | undefined): Outcome {
  const outcome = outcomes.find((one) => one === named) ?? null;
  return (outcome === 'cancelled') === (status === 'cancelled') ? outcome : null;
}
