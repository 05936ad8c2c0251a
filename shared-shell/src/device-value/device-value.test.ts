import fc from 'fast-check';
import { createDeviceValue } from './device-value.ts';

const numbers = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((item) => typeof item === 'number') : [];
const list = () => createDeviceValue('numbers', numbers, () => window.localStorage, window);

beforeEach(() => localStorage.clear());

it('keeps a value, tells its listeners, and is the same until it changes', () => {
  const value = list();
  const changed = jest.fn();
  value.subscribe(changed);
  value.write([1, 2]);
  expect(value.read()).toEqual([1, 2]);
  expect(value.read()).toBe(value.read());
  expect(list().read()).toEqual([1, 2]);
  value.write(null);
  expect([value.read(), localStorage.getItem('numbers')]).toEqual([[], null]);
  expect(changed).toHaveBeenCalledTimes(2);
});

it('follows other tabs as long as somebody listens', () => {
  const value = list();
  const changed = jest.fn();
  const stop = value.subscribe(changed);
  const changeElsewhere = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem('numbers', '[3]');
  changeElsewhere('numbers');
  changeElsewhere('other');
  changeElsewhere(null);
  expect([changed.mock.calls.length, value.read()]).toEqual([2, [3]]);
  stop();
  changeElsewhere('numbers');
  expect(changed).toHaveBeenCalledTimes(2);
});

it('reads whatever is stored', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('numbers', text);
      expect(
        list()
          .read()
          .every((item) => typeof item === 'number'),
      ).toBe(true);
    }),
  );
});

it('lasts as long as the page where the browser stores nothing', () => {
  const value = createDeviceValue('numbers', numbers, () => {
    throw new DOMException('blocked', 'SecurityError');
  });
  value.write([1]);
  expect([value.read(), value.isPersistent()]).toEqual([[1], false]);
});
