import { openingHoursLines } from './opening-hours.ts';

test('days become ranges, times are written for people', () => {
  expect(
    openingHoursLines([
      {
        days: ['monday', 'sunday', 'tuesday', 'wednesday', 'thursday', 'friday'],
        opens: '09:00',
        closes: '18:00',
      },
      { days: ['saturday'], opens: '00:30', closes: '12:00' },
      { days: ['sunday', 'tuesday', 'wednesday'], opens: '10:00', closes: '13:05' },
    ]),
  ).toEqual(['Sun-Fri: 9:00 AM - 6:00 PM', 'Sat: 12:30 AM - 12:00 PM', 'Sun, Tue-Wed: 10:00 AM - 1:05 PM']);
});
