/** @jest-environment node */
import { TimeLimitError, withTimeLimit } from './with-time-limit.ts';

/** Holds the thread without using the processor, as another process that uses all of it. */
const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('returns what the function returns, and throws what it throws', () => {
  expect(withTimeLimit(() => 'done', 1_000)).toBe('done');
  expect(() =>
    withTimeLimit(() => {
      throw new RangeError('broken');
    }, 1_000),
  ).toThrow(RangeError);
});

test('stops a function that does not return, even in its catch blocks', () => {
  expect(() =>
    withTimeLimit(() => {
      for (;;) {
        try {
          Math.sqrt(2);
        } catch {}
      }
    }, 100),
  ).toThrow(new TimeLimitError('did not end within 0.1 s'));
});

test('calls a function once more that was stopped while the process did not run', () => {
  let calls = 0;
  const work = () => {
    calls += 1;
    if (calls === 1) for (let count = 0; count < 100; count += 1) sleep(50);
    return 'done';
  };
  expect(withTimeLimit(work, 800)).toBe('done');
  expect(calls).toBe(2);
});
