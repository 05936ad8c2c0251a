import { setTimeout as wait } from 'node:timers/promises';

test('the further code is requested in a task of its own, after the evaluation of the entry', async () => {
  const requested = jest.fn();
  jest.doMock('./bootstrap.ts', () => {
    requested();
    return { bootstrap: async () => {} };
  });
  await import('./index.ts');
  // All that belongs to the same task.
  for (let step = 0; step < 100; step++) await null;
  expect(requested).not.toHaveBeenCalled();
  await wait(20);
  expect(requested).toHaveBeenCalledTimes(1);
});
