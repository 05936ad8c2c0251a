/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises';
import { createRenderQueue } from './render-queue.ts';

/** Pages count as waiting for the API by the clock, which must not run on a busy machine while a test looks. */
const stopClock = () => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
afterEach(() => {
  jest.useRealTimers();
});

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

test('pages begin in order, four at once, and each one that ends or fails makes room for the next', async () => {
  stopClock();
  const inTurn = createRenderQueue();
  const { begun, ends, render } = pages();
  const results = Array.from({ length: 8 }, (_, page) => inTurn(render(page)));
  await turn();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect(await results[3]).toBe(3);
  await turn();
  expect(begun.slice(4)).toEqual([4]);
  const failed = inTurn(() => Promise.reject(new Error('broken')));
  for (const page of [0, 1, 2, 4]) ends[page]?.();
  await expect(failed).rejects.toThrow('broken');
  await turn();
  expect(begun.slice(4)).toEqual([4, 5, 6, 7]);
  for (const end of ends) end();
  expect(await Promise.all(results)).toHaveLength(8);
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
  stopClock();
  const later = Array.from({ length: 5 }, (_, page) => inTurn(render(page)));
  await turn();
  expect(begun).toHaveLength(4);
  for (const end of ends) end();
  await until(5);
  for (const end of ends) end();
  await Promise.all(later);
});

test('short-lived objects are collected after each eight pages, between two pages and not within one', async () => {
  const collected: number[] = [];
  let rendered = 0;
  const inTurn = createRenderQueue(() => collected.push(rendered));
  const page = async () => {
    rendered += 1;
    if (rendered % 5 === 0) throw new Error('broken');
  };
  for (let view = 0; view < 17; view++) {
    await inTurn(page).catch(() => {});
    await turn();
  }
  expect(collected).toEqual([8, 16]);
});

test('a server without a collector of its own renders all the same', async () => {
  expect('gc' in globalThis).toBe(false);
  const inTurn = createRenderQueue();
  for (let page = 0; page < 9; page++) expect(await inTurn(async () => page)).toBe(page);
  await turn();
});
