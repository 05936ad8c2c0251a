import type { DatedEntry } from 'shared-api/dates';
import { language, languagePrefix } from 'shared-language';
import { downloadCalendarFile } from 'shared-shell/download-calendar-file';
import { myDatesMessages as texts } from './messages.en.ts';

/** Makes a calendar file of the dates on the device and hands it to the browser's downloads. Loads its code first. */
export async function downloadCalendar(entries: readonly DatedEntry[]): Promise<void> {
  const { calendarFile } = await import(/* webpackChunkName: "calendar-file" */ 'shared-api/calendar-file');
  const content = calendarFile(entries, {
    name: texts.title,
    site: window.location.origin + languagePrefix(language),
    now: new Date(),
  });
  downloadCalendarFile(content, texts.fileName);
}
