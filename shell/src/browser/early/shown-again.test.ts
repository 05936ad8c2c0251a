import { tellWhenShownAgain } from './shown-again.ts';

test('a page that the browser shows again from its cache learns that the storage may have changed, a new one does not', () => {
  const keys: (string | null)[] = [];
  addEventListener('storage', ({ key }) => keys.push(key));
  tellWhenShownAgain();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(keys).toEqual([]);
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(keys).toEqual([null]);
});
