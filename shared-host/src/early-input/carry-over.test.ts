import { carryOver } from './carry-over.ts';

const area = (html: string) => {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  return element;
};

/** The same page three times: as it was sent, on the screen, and rendered anew with a further button before the rest. */
function replace(html: string, change: (shown: HTMLElement) => void) {
  const original = area(html);
  original.remove();
  const shown = area(html);
  change(shown);
  const restore = carryOver(shown, original);
  shown.remove();
  const rendered = area(`<button type="button">Keep offline</button>${html}`);
  restore(rendered);
  return rendered;
}

afterEach(() => document.body.replaceChildren());

test('parts that the visitor has opened or closed stay so; the others are as they are rendered', () => {
  const html = ['a', 'b', 'c']
    .map((name) => `<details ${name === 'b' ? 'open' : ''}><summary>${name}</summary></details>`)
    .join('');
  const rendered = replace(html, (shown) => {
    const [first, second] = shown.querySelectorAll('details');
    first!.open = true;
    second!.open = false;
  });
  expect([...rendered.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false]);
});

test('names that React has generated differ', () => {
  const original = area('<details name="_R_a1_"><summary>a</summary></details>');
  const shown = original.cloneNode(true) as HTMLElement;
  shown.querySelector('details')!.open = true;
  const restore = carryOver(shown, original);
  const rendered = area('<details name="_r_7_"><summary>a</summary></details>');
  restore(rendered);
  expect(rendered.querySelector('details')?.open).toBe(true);
});

test('the focus goes to the same control', () => {
  const html = '<a href="/a">More</a><a href="/b">More</a><button type="button">Apply</button>';
  const rendered = replace(html, (shown) => shown.querySelectorAll('a')[1]?.focus());
  expect(document.activeElement).toBe(rendered.querySelectorAll('a')[1]);
});

test('the focus of a heading, which the host gives, is left to the host', () => {
  replace('<h1 tabindex="-1">Blog</h1>', (shown) => shown.querySelector('h1')?.focus());
  expect(document.activeElement).toBe(document.body);
});

test('rows stay where they were scrolled to', () => {
  Element.prototype.scrollTo = function (this: Element, options) {
    this.scrollLeft = (options as unknown as ScrollToOptions).left ?? 0;
  } as typeof Element.prototype.scrollTo;
  const rendered = replace('<ul class="x"></ul><ul class="row"></ul>', (shown) => {
    shown.querySelector('.row')!.scrollLeft = 120;
  });
  expect([...rendered.querySelectorAll('ul')].map(({ scrollLeft }) => scrollLeft)).toEqual([0, 120]);
});

test('an open dialog is opened by its button again', async () => {
  const html = `<button commandfor="f" command="show-modal">Filters</button>
    <dialog id="f"><button commandfor="f" command="close">Close</button></dialog>`;
  const pressed: string[] = [];
  document.body.addEventListener(
    'click',
    ({ target }) => pressed.push((target as Element).textContent ?? ''),
    {
      once: true,
    },
  );
  replace(html, (shown) => shown.querySelector('dialog')?.setAttribute('open', ''));
  await Promise.resolve();
  expect(pressed).toEqual(['Filters']);
});

test('what is not rendered any more is left out', () => {
  const shown = area('<details><summary>Gone</summary></details>');
  const original = shown.cloneNode(true) as Element;
  shown.querySelector('details')!.open = true;
  const restore = carryOver(shown, original);
  expect(() => restore(area('<p>something else</p>'))).not.toThrow();
});
