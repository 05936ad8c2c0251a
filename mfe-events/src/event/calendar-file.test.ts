import fc from 'fast-check';
import { calendarFile } from './calendar-file.ts';

const event = {
  id: 4,
  title: 'Study in Australia; visas, costs',
  location: 'Kathmandu, Nepal',
  paragraphs: [{ id: 1, text: 'Line one\nline two' }],
  start_at: '2026-12-05T10:00:00+05:45',
  end_at: '2026-12-05T12:30:00+05:45',
  timezone: 'Asia/Kathmandu',
};
const options = { site: 'https://site.example', now: Date.parse('2026-11-21T00:00:00Z') };
const lines = (file: string | null) => file?.replace(/\r\n /g, '').split('\r\n') ?? [];

it('writes times in Nepal with their zone', () => {
  expect(lines(calendarFile(event, options))).toEqual(
    expect.arrayContaining([
      'TZID:Asia/Kathmandu',
      'TZOFFSETTO:+0545',
      'DTSTART;TZID=Asia/Kathmandu:20261205T100000',
      'DTEND;TZID=Asia/Kathmandu:20261205T123000',
      'SUMMARY:Study in Australia\\; visas\\, costs',
      'LOCATION:Kathmandu\\, Nepal',
      'DESCRIPTION:Line one\\nline two\\n\\nhttps://site.example/upcoming-events/4',
      'UID:event-4@site.example',
    ]),
  );
});

it('writes other times in UTC', () => {
  const sydney = {
    ...event,
    start_at: '2026-10-04T10:00:00+11:00',
    end_at: undefined,
    timezone: 'Australia/Sydney',
  };
  const file = lines(calendarFile(sydney, options));
  expect(file).toContain('DTSTART:20261003T230000Z');
  expect(file.some((line) => line.startsWith('DTEND') || line.includes('VTIMEZONE'))).toBe(false);
});

it('is null without an exact start', () => {
  expect(calendarFile({ ...event, start_at: undefined }, options)).toBeNull();
  expect(calendarFile({ ...event, start_at: '5 December 2026' }, options)).toBeNull();
  expect(calendarFile({ ...event, start_at: '2026-12-05T10:00:00' }, options)).toBeNull();
});

it('folds and escapes any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const file = calendarFile({ ...event, title }, options)!;
      for (const line of file.split('\r\n'))
        expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(lines(file).filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
      expect(lines(file).filter((line) => line.startsWith('SUMMARY:'))).toHaveLength(1);
    }),
  );
});
