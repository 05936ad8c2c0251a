import ICAL from 'ical.js';
import { NEPAL_ZONE } from './clock.ts';

/** Nepal has had +05:45 without daylight saving time since 1986. */
const ZONE_DEFINITION = `BEGIN:VTIMEZONE
TZID:${NEPAL_ZONE}
BEGIN:STANDARD
DTSTART:19860101T000000
TZOFFSETFROM:+0530
TZOFFSETTO:+0545
TZNAME:+0545
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');

type Component = InstanceType<typeof ICAL.Component>;

/** An iCalendar object whose entries have times of Nepal. */
export interface NepalCalendar {
  calendar: Component;
  /** Adds an instant to an entry, such as its `dtstart`, as a time in Nepal. */
  addTime: (entry: Component, property: string, instant: Date) => void;
}

/**
 * Begins an iCalendar object (RFC 5545) that defines Nepal's time zone.
 * @param product what is in it, for `PRODID`: "My dates"
 * @param method `PUBLISH` for downloads and subscriptions; `REQUEST` and `CANCEL` for e-mails
 */
export function nepalCalendar(product: string, method: 'PUBLISH' | 'REQUEST' | 'CANCEL'): NepalCalendar {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//Study abroad site//${product}//EN`);
  calendar.addPropertyWithValue('method', method);
  const definition = ICAL.Component.fromString(ZONE_DEFINITION);
  calendar.addSubcomponent(definition);
  const zone = new ICAL.Timezone({ component: definition, tzid: NEPAL_ZONE });
  return {
    calendar,
    addTime: (entry, property, instant) => {
      const time = ICAL.Time.fromJSDate(instant, true).convertToZone(zone);
      entry.addPropertyWithValue(property, time).setParameter('tzid', NEPAL_ZONE);
    },
  };
}
