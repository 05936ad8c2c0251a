import { openOneOfEachName } from './exclusive-details.ts';

test('opening one of the details with the same name closes the others of that name', () => {
  // As in browsers that do not: jsdom does not know the name either.
  expect('name' in HTMLDetailsElement.prototype).toBe(false);
  openOneOfEachName();
  document.body.innerHTML =
    '<details name="menu" open></details><details name="menu"></details><details name="other" open></details><details open></details>';
  const all = [...document.querySelectorAll('details')];
  const second = all[1] as HTMLDetailsElement;
  second.open = true;
  second.dispatchEvent(new Event('toggle'));
  expect(all.map(({ open }) => open)).toEqual([false, true, true, true]);
  second.open = false;
  second.dispatchEvent(new Event('toggle'));
  expect(all.map(({ open }) => open)).toEqual([false, false, true, true]);
});
