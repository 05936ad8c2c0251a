import type { AppointmentSlots } from 'shared-api';

/** The chosen day, or the first one with a free time when none is chosen or the chosen one has no times (any more). */
export function dayWithTimes({ days }: AppointmentSlots, chosen: string | null): string | null {
  const free = days.filter(({ slots }) => slots.length > 0);
  const day = free.find(({ date }) => date === chosen) ?? free[0];
  return day?.date ?? null;
}
