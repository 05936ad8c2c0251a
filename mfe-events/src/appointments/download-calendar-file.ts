/** Time in ms in which the browser has read a file that it downloads. */
const READ_LIMIT_MS = 40_000;

/** Hands the calendar file of an appointment to the browser's downloads. */
export function downloadCalendarFile(content: string, reference: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: `appointment-${reference}.ics`,
  });
  link.click();
  // Safari reads it after this task.
  setTimeout(() => URL.revokeObjectURL(address), READ_LIMIT_MS);
}
