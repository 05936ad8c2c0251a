import type { DatedEntry } from 'shared-api/dates';
import { language, languagePrefix } from 'shared-language';
import { myDatesMessages as texts } from './messages.en.ts';

/** Time in ms in which the browser has read a file that it downloads. */
const READ_LIMIT_MS = 40_000;

/**
 * RFC 5545 §3.3.4 writes years with four digits; the writer of the file leaves out leading zeros and has no fifth digit for
 * the day after. Days of such years are errors of what was typed or answered.
 */
const isInFile = ({ day }: DatedEntry) => day >= '1000-01-01' && day < '9999-12-31';

/** Makes a calendar file of the dates on the device and hands it to the browser's downloads. Loads its code first. */
export async function downloadCalendar(entries: readonly DatedEntry[]): Promise<void> {
  const { calendarFile } = await import(/* webpackChunkName: "calendar-file" */ 'shared-api/calendar-file');
  const content = calendarFile(entries.filter(isInFile), {
    name: texts.title,
    site: window.location.origin + languagePrefix(language),
    now: new Date(),
  });
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: texts.fileName }).click();
  // Safari reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), READ_LIMIT_MS);
}
