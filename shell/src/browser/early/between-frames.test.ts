type Idle = (deadline: { timeRemaining: () => number }) => void;

afterEach(() => {
  jest.resetModules();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

/** A browser whose free moments the test chooses. */
async function browserWithIdleTime() {
  const request = jest.fn((_run: Idle, _options: { timeout: number }) => 1);
  Object.assign(window, { requestIdleCallback: request });
  const { betweenFrames } = await import('./between-frames.ts');
  const done: string[] = [];
  for (const name of ['a', 'b', 'c', 'd']) betweenFrames(() => done.push(name));
  const freeFor = (ms: number[]) => request.mock.lastCall?.[0]({ timeRemaining: () => ms.shift() ?? 0 });
  return { betweenFrames, request, done, freeFor };
}

test('tasks run in turn, as many as a free moment has time for, and the rest in the next one', async () => {
  const { request, done, freeFor } = await browserWithIdleTime();
  expect(done).toEqual([]);
  freeFor([20, 10, 2]);
  expect(done).toEqual(['a', 'b', 'c']);
  expect(request).toHaveBeenCalledTimes(2);
  freeFor([20]);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  expect(request).toHaveBeenCalledTimes(2);
});

test('a busy page delays each task by a bounded time', async () => {
  const { betweenFrames, request, done, freeFor } = await browserWithIdleTime();
  expect(request.mock.lastCall?.[1]).toEqual({ timeout: 50 });
  for (let moment = 0; moment < 4; moment++) freeFor([0]);
  expect(done).toEqual(['a', 'b', 'c', 'd']);
  betweenFrames(() => done.push('later'));
  freeFor([0]);
  expect(done.at(-1)).toBe('later');
});

test('a task that fails does not keep the others from running', async () => {
  const { betweenFrames, request, done, freeFor } = await browserWithIdleTime();
  freeFor([20, 20, 20]);
  betweenFrames(() => {
    throw new Error('no element');
  });
  betweenFrames(() => done.push('next'));
  const requests = request.mock.calls.length;
  expect(() => freeFor([20])).toThrow('no element');
  expect(request).toHaveBeenCalledTimes(requests + 1);
  freeFor([20]);
  expect(done.at(-1)).toBe('next');
});

test('browsers without idle callbacks run one task per timer', async () => {
  jest.useFakeTimers();
  const { betweenFrames } = await import('./between-frames.ts');
  const done: string[] = [];
  betweenFrames(() => done.push('a'));
  betweenFrames(() => done.push('b'));
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(['a']);
  jest.advanceTimersToNextTimer();
  expect(done).toEqual(['a', 'b']);
  jest.useRealTimers();
});
