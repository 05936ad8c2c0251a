import fc from 'fast-check';
import { progressPerFile } from './upload-progress.ts';

it('counts one file after the other', () => {
  const files = [
    { name: 'a.pdf', size: 100 },
    { name: 'b.pdf', size: 300 },
  ];
  const at = (sent: number) => progressPerFile(files, sent, 450).map(({ percent }) => percent);
  expect(at(0)).toEqual([0, 0]);
  expect(at(50)).toEqual([0, 0]);
  expect(at(100)).toEqual([50, 0]);
  expect(at(300)).toEqual([100, 50]);
  expect(at(450)).toEqual([100, 100]);
});

it('starts a file when the previous one is sent, and completes all with the request', () => {
  const anyFiles = fc.array(fc.record({ name: fc.string(), size: fc.integer({ min: 1, max: 10_000 }) }), {
    minLength: 1,
  });
  fc.assert(
    fc.property(
      anyFiles,
      fc.nat(5000),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (files, overhead, part) => {
        const total = files.reduce((sum, { size }) => sum + size, overhead);
        const percents = progressPerFile(files, Math.floor(total * part), total).map(
          ({ percent }) => percent,
        );
        const firstOpen = percents.findIndex((percent) => percent < 100);
        if (firstOpen >= 0)
          expect(percents.slice(firstOpen + 1).every((percent) => percent === 0)).toBe(true);
        expect(progressPerFile(files, total, total).every(({ percent }) => percent === 100)).toBe(true);
      },
    ),
  );
});
