import fc from 'fast-check';
import { aCourse } from '../testing/courses.ts';
import { partOfAnswer } from './answer-part.ts';

const answerOf = (length: number, count: number | null = null) => ({
  count,
  next: 'next',
  previous: null,
  results: Array.from({ length }, (_, index) => aCourse({ id: index + 1 })),
});

it('returns an answer of one page unchanged', () => {
  const answer = answerOf(20, 640);
  expect(partOfAnswer(answer, 1)).toEqual({ page: answer, part: 1, parts: 1 });
  expect(partOfAnswer(answer, 7).page).toBe(answer);
});

it('splits a longer one into parts of twenty, each course in exactly one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (length) => {
      const answer = answerOf(length);
      const { parts } = partOfAnswer(answer, 1);
      const pages = Array.from({ length: parts }, (_, index) => partOfAnswer(answer, index + 1).page.results);
      expect(pages.flat()).toEqual(answer.results);
      expect(pages.every(({ length: shown }) => shown <= 20)).toBe(true);
    }),
  );
});

it('has the count of the whole answer and its last part at the end', () => {
  const last = partOfAnswer(answerOf(1000), 999);
  expect(last).toMatchObject({ part: 50, parts: 50, page: { count: 1000 } });
  expect(last.page.results.at(-1)?.id).toBe(1000);
  expect(partOfAnswer(answerOf(1000, 2400), 1).page.count).toBe(2400);
});
