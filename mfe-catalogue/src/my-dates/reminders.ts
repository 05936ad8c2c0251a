import type { DatedEntry } from 'shared-api/dates';
import { isDay } from 'shared-api/days';
import type { DeviceKey } from 'shared-shell/device-value';

/** A date that the visitor wrote down. It never leaves the device. */
export interface Reminder {
  id: string;
  /** ISO day. */
  day: string;
  text: string;
}

export const MAX_REMINDERS = 100;
export const MAX_REMINDER_LENGTH = 200;
export const NO_REMINDERS: readonly Reminder[] = [];

/** The first and the last day that a new reminder can have, on the day `today`. */
export const reminderDays = (today: string): { first: string; last: string } => ({
  first: today,
  last: `${Number(today.slice(0, 4)) + 10}-12-31`,
});

/**
 * Date fields make the year 0026 of one that is typed with two digits. Such days were kept before reminders had a first
 * day.
 */
const withCentury = (day: string) => day.replace(/^00(?=\d\d-)/, '20');

function readReminder(stored: unknown): Reminder[] {
  const { id, day, text } = (stored ?? {}) as Partial<Record<keyof Reminder, unknown>>;
  return typeof id === 'string' && typeof day === 'string' && isDay(day) && typeof text === 'string' && text
    ? [{ id, day: withCentury(day), text: text.slice(0, MAX_REMINDER_LENGTH) }]
    : [];
}

/** Where the reminders are kept. What is no reminder is dropped. */
export const reminders: DeviceKey<readonly Reminder[]> = {
  key: 'catalogue:reminders',
  parse: (stored) =>
    Array.isArray(stored) ? stored.flatMap(readReminder).slice(0, MAX_REMINDERS) : NO_REMINDERS,
};

export const reminderDate = ({ id, day, text }: Reminder): DatedEntry => ({
  id: `reminder-${id}`,
  kind: 'reminder',
  day,
  start: null,
  end: null,
  title: text,
  about: '',
  path: null,
});
