/** @jest-environment node */
import { askRemote } from './ask-remote.ts';

test('what a remote answers is returned', async () =>
  expect(await askRemote(() => 'text', 1_000)).toBe('text'));

test('what its code throws before its first promise is a rejection', () =>
  expect(
    askRemote(() => {
      throw new TypeError('x is undefined');
    }, 1_000),
  ).rejects.toThrow('x is undefined'));

test('a remote that does not regard the signal ends with the time limit', () =>
  expect(askRemote(() => new Promise(() => {}), 20)).rejects.toMatchObject({ name: 'TimeoutError' }));
