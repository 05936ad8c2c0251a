import { deadControls } from './dead-controls.ts';

function page(html: string) {
  document.body.innerHTML = html;
  return deadControls(document.body);
}

test('links, forms with an address, platform commands and what is disabled work without code', () => {
  expect(
    page(`
      <a href="/contact">Contact</a>
      <details><summary>More</summary>Text</details>
      <form action="/course-search"><input name="q"><select name="sort"></select><button>Search</button></form>
      <form id="ask" action="/contact" method="post"></form><textarea form="ask"></textarea>
      <button type="submit" form="ask">Send</button>
      <button type="button" popovertarget="menu">Menu</button><div id="menu" popover></div>
      <button type="button" commandfor="dialog" command="show-modal">Open</button>
      <dialog id="dialog"><form method="dialog"><button>Close</button></form></dialog>
      <label><input type="radio" name="tab">First</label>
      <button type="button" disabled>Not yet</button>`),
  ).toEqual([]);
});

test('controls that only code can answer are named by their tags', () => {
  expect(
    page(`
      <button type="button" class="like">Like</button>
      <button>Submits nothing</button>
      <input name="alone">
      <form id="nowhere"><button>Sends to the same page</button></form>
      <a class="jump">Jump</a>
      <span role="switch" tabindex="0">Low data</span>`),
  ).toEqual([
    '<button type="button" class="like"></button>',
    '<button></button>',
    '<input name="alone">',
    '<form id="nowhere"></form>',
    '<button></button>',
    '<a class="jump"></a>',
    '<span role="switch" tabindex="0"></span>',
  ]);
});
