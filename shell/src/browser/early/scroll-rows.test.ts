import { scrollRows } from './scroll-rows.ts';

test('a link to an item of a row scrolls the row and leaves page and address alone; other links stay as they are', () => {
  document.body.innerHTML =
    '<a id="dot" data-scrolls-row href="#two">2</a><a id="other" href="#two">two</a><p id="two"></p>';
  const item = document.getElementById('two') as HTMLElement;
  item.scrollIntoView = jest.fn();
  scrollRows();
  const click = (id: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.getElementById(id)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click('other')).toBe(false);
  expect(item.scrollIntoView).not.toHaveBeenCalled();
  expect(click('dot')).toBe(true);
  expect(item.scrollIntoView).toHaveBeenCalledWith({ block: 'nearest', inline: 'center' });
});
