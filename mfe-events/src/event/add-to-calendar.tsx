import type { Event } from 'shared-api';
import { useConfig } from 'shared-shell';
import { Button, CalendarIcon } from 'shared-ui';
import { messages } from '../messages.en.ts';
import { instantOf } from '../time/event-time.ts';
import { calendarFile } from './calendar-file.ts';

/** Downloads the event as an iCalendar file. Renders nothing for events without an exact time. */
export function AddToCalendar({ event }: { event: Event }) {
  const { publicUrl } = useConfig();
  if (instantOf(event.start_at) === null) return null;
  const download = () => {
    const file = calendarFile(event, { site: publicUrl, now: Date.now() });
    if (file === null) return;
    const address = URL.createObjectURL(new Blob([file], { type: 'text/calendar;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: `event-${event.id}.ics`,
    });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Button onClick={download}>
      <CalendarIcon size={20} /> {messages.addToCalendar}
    </Button>
  );
}
