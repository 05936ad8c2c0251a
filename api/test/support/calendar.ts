import ICAL from 'ical.js';

export const ICAL_ZONE = 'Asia/Kathmandu';

/** The calendar file that a page of the mailbox shows, read with its own time zone definition. Times are in ms. */
export function parseCalendar(page: string) {
  const [, escaped = ''] = /<pre>(BEGIN:VCALENDAR[\s\S]*?)<\/pre>/.exec(page) ?? [];
  const text = escaped
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
  const calendar = ICAL.Component.fromString(text);
  const zoneDefinition = calendar.getFirstSubcomponent('vtimezone')!;
  const zone = new ICAL.Timezone({ component: zoneDefinition, tzid: ICAL_ZONE });
  const event = calendar.getFirstSubcomponent('vevent')!;
  const instant = (name: string) => {
    const time = event.getFirstPropertyValue(name) as InstanceType<typeof ICAL.Time>;
    time.zone = zone;
    return time.toJSDate().getTime();
  };
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.getFirstPropertyValue('uid'),
    sequence: event.getFirstPropertyValue('sequence'),
    status: event.getFirstPropertyValue('status'),
    organizer: event.getFirstPropertyValue('organizer'),
    zone: event.getFirstProperty('dtstart')!.getParameter('tzid'),
    start: instant('dtstart'),
    end: instant('dtend'),
  };
}
