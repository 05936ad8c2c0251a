/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises';
import { createRenderQueue } from './render-queue.ts';

/** Pages that end when the test says so. */
function pages() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const render = (page: number) => () => {
    begun.push(page);
    return new Promise<number>((resolve) => {
      ends[page] = () => resolve(page);
    });
  };
  return { begun, ends, render };
}

test('pages begin in order, eight at once, and each one that ends or fails makes room for the next', async () => {
  const inTurn = createRenderQueue();
  const { begun, ends, render } = pages();
  const results = Array.from({ length: 12 }, (_, page) => inTurn(render(page)));
  await turn();
  expect(begun).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  ends[3]?.();
  expect(await results[3]).toBe(3);
  await turn();
  expect(begun.slice(8)).toEqual([8]);
  const failed = inTurn(() => Promise.reject(new Error('broken')));
  for (const page of [0, 1, 2, 4]) ends[page]?.();
  await expect(failed).rejects.toThrow('broken');
  await turn();
  expect(begun.slice(8)).toEqual([8, 9, 10, 11]);
  for (const end of ends) end();
  expect(await Promise.all(results)).toHaveLength(12);
});

test('pages that wait for a slow API do not hold up others, and count once when they end', async () => {
  const inTurn = createRenderQueue();
  const { begun, ends, render } = pages();
  const results = Array.from({ length: 20 }, (_, page) => inTurn(render(page)));
  const until = async (length: number) => {
    while (begun.length < length) await turn();
  };
  await until(20);
  for (const end of ends) end();
  await Promise.all(results);
  begun.length = 0;
  const later = Array.from({ length: 9 }, (_, page) => inTurn(render(page)));
  await turn();
  expect(begun).toHaveLength(8);
  for (const end of ends) end();
  await until(9);
  for (const end of ends) end();
  await Promise.all(later);
});
