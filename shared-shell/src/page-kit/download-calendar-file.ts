/** Time in ms in which the browser has read a file that it downloads. */
const READ_LIMIT_MS = 40_000;

/**
 * Hands a calendar file to the browser's downloads.
 * @param content iCalendar text (RFC 5545)
 * @param name of the file, with `.ics`
 */
export function downloadCalendarFile(content: string, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // Safari reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), READ_LIMIT_MS);
}
