import { barOf } from './fact-chart.tsx';

test('bars show ranges from their lower to their upper end, and single amounts from zero', () => {
  expect(barOf({ amount: [20, 40] }, 80)).toEqual({ left: 25, width: 25 });
  expect(barOf({ amount: 40 }, 80)).toEqual({ left: 0, width: 50 });
});
