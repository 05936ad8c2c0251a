import { dateWords } from 'shared-api/vocabulary';

/** "10:42" in the visitor's time zone, with the date unless it is today. */
export function clock(moment: number): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return date.toDateString() === new Date().toDateString()
    ? time
    : `${dateWords(date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long' }))}, ${time}`;
}
