import { createCompareChoice } from './compare-choice.ts';

const course = (id: number) => ({ id, name: `Course ${id}` });
const make = () => createCompareChoice(() => window.sessionStorage);
const ids = (choice: ReturnType<typeof make>) => choice.read().map(({ id }) => id);

beforeEach(() => sessionStorage.clear());

it('keeps up to four courses for the next page of the tab', () => {
  const choice = make();
  const listener = jest.fn();
  choice.subscribe(listener);
  for (const id of [1, 2, 2, 3, 4, 5]) choice.add(course(id));
  expect(ids(choice)).toEqual([1, 2, 3, 4]);
  choice.remove(2);
  choice.add(course(5));
  expect(ids(make())).toEqual([1, 3, 4, 5]);
  expect(listener).toHaveBeenCalledTimes(6);
  choice.set([]);
  expect(ids(make())).toEqual([]);
});

it('returns the same array until the choice changes', () => {
  const choice = make();
  choice.add(course(1));
  expect(choice.read()).toBe(choice.read());
});

it.each(['{', '7', '[7,null,{"id":"1"}]'])('ignores %s in the storage', (text) => {
  sessionStorage.setItem('catalogue:compare', text);
  expect(ids(make())).toEqual([]);
});

it('has a course once that was ticked on another page before the code said that it was chosen', () => {
  sessionStorage.setItem('catalogue:compare', JSON.stringify([1, 2, 1, 3, 4, 5].map(course)));
  expect(ids(make())).toEqual([1, 2, 3, 4]);
});

it('works without a storage', () => {
  const choice = createCompareChoice(() => {
    throw new Error('blocked');
  });
  choice.add(course(1));
  expect(ids(choice)).toEqual([1]);
});

it('adds to what later pages of the tab have chosen, when the browser shows its page again', () => {
  const choice = createCompareChoice(() => window.sessionStorage, window);
  const listener = jest.fn();
  choice.subscribe(listener);
  choice.add(course(1));
  make().add(course(2));
  listener.mockClear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(listener).toHaveBeenCalledTimes(1);
  choice.add(course(3));
  expect(ids(make())).toEqual([1, 2, 3]);
});
