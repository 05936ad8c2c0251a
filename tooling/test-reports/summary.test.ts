import { summaryOf } from './summary.ts';

test('tells the totals of a step that passed', () => {
  expect(summaryOf({ name: 'lint', passed: 1, failed: 0, seconds: 9 })).toEqual([
    '  ok     lint: 1 passed, 0 failed (9 s)',
  ]);
});

test('names the first failure beside the totals, then tells each with its message', () => {
  const failures = [
    'menu.spec.ts (phone): opens: the menu\nExpected: "open"\nReceived: "closed"',
    'menu.spec.ts (phone): closes: no message',
  ];
  expect(summaryOf({ name: 'browser tests', passed: 7, failed: 2, seconds: 60, failures })).toEqual([
    '  FAILED browser tests: 7 passed, 2 failed (60 s): menu.spec.ts (phone): opens: the menu',
    '         menu.spec.ts (phone): opens: the menu\n         Expected: "open"\n         Received: "closed"',
    '         menu.spec.ts (phone): closes: no message',
  ]);
});

test('tells ten failures of a step and counts the others; a step without tests has its totals alone', () => {
  const failures = Array.from({ length: 12 }, (_, index) => `test ${index}`);
  const lines = summaryOf({ name: 'unit tests', passed: 0, failed: 12, seconds: 1, failures });
  expect(lines).toHaveLength(12);
  expect(lines.at(-1)).toBe('         and 2 more, see above');
  expect(summaryOf({ name: 'types', passed: 0, failed: 1, seconds: 8 })).toEqual([
    '  FAILED types: 0 passed, 1 failed (8 s)',
  ]);
});
