import { instantOf } from 'shared-api/event-times';
import { clockText, hoursText, knownZone, placeOfZone, showsSameClock, tileParts } from './event-time.ts';

describe('times of events', () => {
  it('formats a time in three zones, also across the start of daylight saving time', () => {
    const before = instantOf('2026-10-03T10:00:00+05:45')!;
    const after = instantOf('2026-10-04T10:00:00+05:45')!;
    expect(clockText(before, 'Asia/Kathmandu')).toBe('Saturday 3 October 2026, 10:00');
    expect(clockText(before, 'Australia/Sydney')).toBe('Saturday 3 October 2026, 14:15');
    expect(clockText(after, 'Australia/Sydney')).toBe('Sunday 4 October 2026, 15:15');
    expect(clockText(before, 'America/New_York')).toBe('Saturday 3 October 2026, 00:15');
  });

  it('gives the hours with an end on the same day of the zone, and the parts of a date tile', () => {
    const start = instantOf('2026-09-03T18:05:00+05:45')!;
    const end = instantOf('2026-09-03T21:00:00+05:45')!;
    expect(hoursText(start, end, 'Asia/Kathmandu')).toBe('18:05–21:00');
    expect(hoursText(start, end, 'Australia/Sydney')).toBe('22:20');
    expect(tileParts(start, 'Asia/Kathmandu')).toEqual({ weekday: 'Thu', day: '3', month: 'Sep' });
  });

  it('makes one format per zone for a long list, because each takes a slow phone 20 ms', () => {
    const make = jest.spyOn(Intl, 'DateTimeFormat');
    for (let day = 0; day < 100; day += 1) {
      const instant = Date.UTC(2026, 10, day, 8);
      clockText(instant, knownZone('Europe/Berlin'));
      hoursText(instant, instant + 3_600_000, knownZone('Europe/Berlin'));
      tileParts(instant, 'Europe/Berlin');
    }
    expect(make).toHaveBeenCalledTimes(1);
    make.mockRestore();
  });

  it('makes no format for times in Kathmandu, because the first one takes a slow phone a tenth of a second', () => {
    const make = jest.spyOn(Intl, 'DateTimeFormat');
    const start = instantOf('2026-12-31T23:05:00+05:45')!;
    expect(clockText(start, knownZone('Asia/Kathmandu'))).toBe('Thursday 31 December 2026, 23:05');
    expect(hoursText(start, start + 3_600_000, 'Asia/Kathmandu')).toBe('23:05');
    expect(tileParts(start + 3_600_000, 'Asia/Kathmandu')).toEqual({
      weekday: 'Fri',
      day: '1',
      month: 'Jan',
    });
    expect(make).not.toHaveBeenCalled();
    make.mockRestore();
  });

  it('reads the same from the clock of Kathmandu as the runtime does, also before its offset changed in 1986', () => {
    const day = 86_400_000;
    for (let instant = Date.UTC(1985, 10, 1); instant < Date.UTC(2040, 0, 1); instant += 17.37 * day) {
      expect([instant, clockText(instant, 'Asia/Kathmandu')]).toEqual([
        instant,
        clockText(instant, 'Asia/Katmandu'),
      ]);
    }
  });

  it('falls back to the office’s zone', () => {
    expect(placeOfZone(knownZone('Mars/Olympus'))).toBe('Kathmandu');
    expect(placeOfZone(knownZone('Asia/Kathmandu'))).toBe('Kathmandu');
    expect(knownZone('Australia/Sydney')).toBe('Australia/Sydney');
    expect(placeOfZone('America/New_York')).toBe('New York');
  });

  it('recognises zones with the same local time', () => {
    const moment = instantOf('2026-10-03T10:00:00+05:45')!;
    expect(showsSameClock(moment, 'Asia/Kathmandu', 'Asia/Katmandu')).toBe(true);
    expect(showsSameClock(moment, 'Asia/Kathmandu', 'Asia/Kolkata')).toBe(false);
  });
});
