import fc from 'fast-check';
import ICAL from 'ical.js';
import { addDays } from '../schemas/days.ts';
import { calendarFile } from './calendar-file.ts';
import { courseDates, type DatedEntry, inOrder, registrationDates } from './dated-entry.ts';

const nursing = {
  id: 12,
  name: 'Master of Nursing, “Advanced”; Part 1',
  university: 'Monash University',
  intake: [
    { month: 'February', year: 2028, apply_by: '2027-04-15' },
    { month: 'July', year: 2027, apply_by: null },
    { month: 'Autumn', year: 2027, apply_by: '2027-01-31' },
    { month: 'May' },
  ],
};
const fair = {
  event: 7,
  event_title: 'Fair',
  location: 'Kathmandu',
  start_at: '2026-12-31T23:30:00+05:45',
  end_at: '2027-01-01T02:00:00+05:45',
};

it('has the deadlines and the beginnings of a course, each with intake and year', () => {
  expect(courseDates(nursing).map(({ kind, day, title }) => [kind, day, title])).toEqual([
    ['deadline', '2027-01-31', 'Autumn 2027 intake: apply by 31 January 2027'],
    ['deadline', '2027-04-15', 'February 2028 intake: apply by 15 April 2027'],
    ['intake', '2028-02-01', 'February 2028 intake begins; the university names the day'],
    ['intake', '2027-07-01', 'July 2027 intake begins; the university names the day'],
  ]);
});

it.each([
  ['on the last day of a year in Nepal', fair, '2026-12-31'],
  ['in another zone, tomorrow in Nepal', { ...fair, start_at: '2026-12-31T18:15:00Z' }, '2027-01-01'],
  ['without a start', { ...fair, start_at: null }, undefined],
  ['with an unreadable start', { ...fair, start_at: 'soon' }, undefined],
])('an event %s', (_case, event, day) => expect(registrationDates(event)[0]?.day).toBe(day));

it('drops an end that is not after the start', () =>
  expect(registrationDates({ ...fair, end_at: fair.start_at })[0]?.end).toBeNull());

const parse = (text: string) => {
  const calendar = ICAL.Component.fromString(text);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      uid: event.uid,
      summary: event.summary,
      isDay: event.startDate.isDate,
      start: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      end: event.endDate.isDate ? event.endDate.toString() : event.endDate.toJSDate().toISOString(),
      zone: component.getFirstProperty('dtstart')!.getParameter('tzid') ?? null,
      alarms: component.getAllSubcomponents('valarm').length,
    };
  });
};
const options = { name: 'My dates', site: 'https://site.example', now: new Date('2026-11-22T06:00:00Z') };

it('a calendar reads back days, times in Nepal and texts', () => {
  const entries = [...courseDates(nursing).slice(1, 2), ...registrationDates(fair)];
  // The parser needs the zone of the file to convert its times.
  ICAL.TimezoneService.register(
    new ICAL.Timezone(
      ICAL.Component.fromString(calendarFile(entries, options)).getFirstSubcomponent('vtimezone')!,
    ),
  );
  expect(parse(calendarFile(entries, options))).toEqual([
    {
      uid: 'deadline-12-2028-02@site.example',
      summary:
        'February 2028 intake: apply by 15 April 2027 – Master of Nursing, “Advanced”; Part 1, Monash University',
      isDay: true,
      start: '2027-04-15',
      end: '2027-04-16',
      zone: null,
      alarms: 1,
    },
    {
      uid: 'event-7@site.example',
      summary: 'Fair',
      isDay: false,
      start: '2026-12-31T17:45:00.000Z',
      end: '2026-12-31T20:15:00.000Z',
      zone: 'Asia/Kathmandu',
      alarms: 0,
    },
  ]);
});

it('a calendar leaves out days whose year is no four digits', () => {
  const entries = courseDates({
    ...nursing,
    intake: ['0999-12-31', '1000-01-01', '9999-12-31'].map((apply_by) => ({
      month: 'July',
      year: 2027,
      apply_by,
    })),
  }).filter(({ kind }) => kind === 'deadline');
  expect(entries).toHaveLength(3);
  const file = calendarFile(entries, options);
  expect(file.match(/DTSTART;VALUE=DATE:.*/g)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:10000101',
  ]);
});

it('is in order and survives a calendar, for any days, texts and times across years', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2026-01-01', count));
  const entry = fc
    .record({
      day,
      title: fc.string({ minLength: 1 }),
      id: fc.nat(),
      start: fc.boolean(),
      minute: fc.nat(1439),
    })
    .map(
      ({ day: of, title, id, start, minute }): DatedEntry => ({
        id: `reminder-${id}`,
        kind: 'reminder',
        day: of,
        start: start
          ? `${of}T${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00+05:45`
          : null,
        end: null,
        title,
        about: '',
        path: null,
      }),
    );
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
      const sorted = inOrder(entries);
      expect(sorted.map((one) => one.day)).toEqual(entries.map((one) => one.day).sort());
      expect(inOrder([...entries].reverse()).map((one) => one.day)).toEqual(sorted.map((one) => one.day));
      const read = parse(calendarFile(sorted, options));
      expect(read).toHaveLength(entries.length);
      for (const [index, { day: of, start }] of sorted.entries())
        expect(read[index]!.start).toBe(start === null ? of : new Date(start).toISOString());
    }),
    { numRuns: 60 },
  );
});
