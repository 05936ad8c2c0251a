import fc from 'fast-check';
import { cardDuration, detailDuration, isoDuration } from './duration.ts';

describe('duration (COURSE-2, COURSE-5; C-12)', () => {
  it.each<[unknown, string, string]>([
    [1, '1 year', '1 year'],
    ['1.0', '1 year', '1 year'],
    [2, '2 years', '2 years'],
    ['2', '2 years', '2 years'],
    [1.5, '1.5 years', '1.5 years'],
    ['0.5', '0.5 years', '0.5 years'],
    [null, '1 year', 'N/A'],
    [undefined, '1 year', 'N/A'],
    ['', '1 year', 'N/A'],
    [0, '1 year', 'N/A'],
    ['two', '1 year', 'N/A'],
    [Number.NaN, '1 year', 'N/A'],
  ])('%p: card %s, detail %s', (duration, card, detail) => {
    expect(cardDuration(duration)).toBe(card);
    expect(detailDuration(duration)).toBe(detail);
  });

  it('says "year" exactly for one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }).map((quarters) => quarters / 4),
        (years) => {
          expect(/ year$/.test(detailDuration(years))).toBe(years === 1);
        },
      ),
    );
  });

  it.each<[unknown, string | null]>([
    [2, 'P2Y'],
    ['1.5', 'P1Y6M'],
    [0.5, 'P6M'],
    [null, null],
  ])('%p in ISO is %p', (duration, iso) => expect(isoDuration(duration)).toBe(iso));
});
