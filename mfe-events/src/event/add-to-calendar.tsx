import type { Event } from 'shared-api';
import { useConfig } from 'shared-shell';
import { Button, CalendarIcon } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { calendarFile } from './calendar-file.ts';

/**
 * A link to the event as an iCalendar file, which is in the link itself: it works without code. Renders nothing for
 * events without an exact time.
 * @param readAt time of the API's answer in ms, the same on server and browser
 */
export function AddToCalendar({ event, readAt }: { event: Event; readAt: number }) {
  const { publicUrl } = useConfig();
  const file = calendarFile(event, { site: publicUrl, now: readAt });
  if (file === null) return null;
  return (
    <Button
      component="a"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`event-${event.id}.ics`}
    >
      <CalendarIcon size={20} /> {messages.addToCalendar}
    </Button>
  );
}
