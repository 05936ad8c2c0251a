import { clockText, instantOf, knownZone, placeOfZone, showsSameClock } from './event-time.ts';

describe('times of events', () => {
  it.each([
    '21 November 2026',
    '2026-11-21',
    '2026-11-21T10:00:00',
    '2026-13-21T10:00:00Z',
    '',
    null,
    undefined,
  ])('does not accept %p as a time', (text) => expect(instantOf(text)).toBeNull());

  it('formats a time in three zones, also across the start of daylight saving time', () => {
    const before = instantOf('2026-10-03T10:00:00+05:45')!;
    const after = instantOf('2026-10-04T10:00:00+05:45')!;
    expect(clockText(before, 'Asia/Kathmandu')).toBe('Saturday 3 October 2026, 10:00');
    expect(clockText(before, 'Australia/Sydney')).toBe('Saturday 3 October 2026, 14:15');
    expect(clockText(after, 'Australia/Sydney')).toBe('Sunday 4 October 2026, 15:15');
    expect(clockText(before, 'America/New_York')).toBe('Saturday 3 October 2026, 00:15');
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
