import { suggestEarly } from './early-suggestions.ts';

const about = {
  address: 'http://api.test/courses?search=',
  count: 2,
  minLength: 2,
  pauseMs: 300,
  name: 'course_name',
  details: ['university_name', 'country_name'],
  path: '/course_details/',
  all: 'View all results',
};
const course = (id: number, course_name: string) => ({
  id,
  course_name,
  university_name: 'Monash University',
  country_name: id === 2 ? null : 'Australia',
});

let isInteractive = false;
const fetched = jest.fn();
let answer: () => Promise<unknown>;

beforeAll(() => {
  Object.assign(window, {
    earlyActions: { last: null, isInteractive: () => isInteractive },
    fetch: (url: string) => {
      fetched(url);
      return answer().then((body) => ({ json: async () => body }));
    },
  });
  suggestEarly();
});
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockClear();
  isInteractive = false;
  answer = async () => ({
    results: [course(1, 'Nursing'), course(2, '<b>Nutrition</b>'), course(3, 'Third')],
  });
  document.body.innerHTML = `<form><input><ul></ul></form><input id="other"><button>Elsewhere</button>`;
  list().setAttribute('data-early-suggestions', JSON.stringify(about));
});
afterEach(() => jest.useRealTimers());

const input = () => document.querySelector('input') as HTMLInputElement;
const list = () => document.querySelector('ul') as HTMLElement;
const shown = () => [...list().children].map(({ textContent }) => textContent);
async function type(text: string, init: InputEventInit = {}) {
  input().value = text;
  input().dispatchEvent(new InputEvent('input', { bubbles: true, ...init }));
  await jest.advanceTimersByTimeAsync(300);
}
const pressEscape = () => {
  const event = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  input().dispatchEvent(event);
  return event.defaultPrevented;
};

test('asks once typing rests, and shows links to the results, then a button that sends the form', async () => {
  await type('n');
  expect(fetched).not.toHaveBeenCalled();
  input().value = 'nu';
  input().dispatchEvent(new InputEvent('input', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(200);
  await type(' nu & ');
  expect(fetched.mock.calls).toEqual([['http://api.test/courses?search=nu%20%26']]);
  expect(shown()).toEqual([
    'NursingMonash University, Australia',
    '<b>Nutrition</b>Monash University',
    'View all results',
  ]);
  expect([...list().querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/course_details/1',
    '/course_details/2',
  ]);
  expect(list().querySelector('button')?.type).toBe('submit');
});

test('Esc, a press elsewhere, and a text that is too short remove the list', async () => {
  await type('nu');
  expect(pressEscape()).toBe(true);
  expect(shown()).toEqual([]);
  expect(pressEscape()).toBe(false);
  await type('nur');
  list()
    .querySelector('a')
    ?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(shown()).toHaveLength(3);
  document.querySelector('button:not(li *)')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(shown()).toEqual([]);
  await type('nurs');
  await type('n');
  expect(shown()).toEqual([]);
});

test('the list stays when the focus goes to what surrounds its form, as for a pressed link in Safari', async () => {
  const main = document.createElement('main');
  main.tabIndex = -1;
  main.append(document.querySelector('form') as Element);
  document.body.prepend(main);
  await type('nu');
  main.focus();
  expect(shown()).toHaveLength(3);
  document.getElementById('other')?.focus();
  expect(shown()).toEqual([]);
});

test('suggestions that come after a press elsewhere, or in another field, are not shown', async () => {
  const awaited = async (leave: () => void) => {
    let arrive: (body: unknown) => void = () => {};
    answer = () => new Promise((resolve) => (arrive = resolve));
    input().focus();
    await type('nu');
    leave();
    arrive({ results: [course(1, 'Nursing')] });
    await jest.advanceTimersByTimeAsync(0);
    const entries = shown();
    await type('');
    return entries;
  };
  expect(await awaited(() => undefined)).toEqual(['NursingMonash University, Australia', about.all]);
  const press = (element: Element | null) =>
    void element?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(await awaited(() => press(input()))).not.toEqual([]);
  expect(await awaited(() => press(document.querySelector('button')))).toEqual([]);
  // A finger that begins to scroll.
  expect(await awaited(() => press(document.body))).toEqual([]);
  expect(await awaited(() => document.getElementById('other')?.focus())).toEqual([]);
});

test('an answer to an older text, an error and an empty list show nothing', async () => {
  const answers: ((body: unknown) => void)[] = [];
  answer = () => new Promise((resolve) => answers.push(resolve));
  await type('nu');
  await type('nut');
  answers[1]?.({ results: [course(2, 'Nutrition')] });
  answers[0]?.({ results: [course(1, 'Nursing')] });
  await jest.advanceTimersByTimeAsync(0);
  expect(shown()[0]).toContain('Nutrition');
  for (const body of [Promise.reject(new TypeError('failed')), { results: [] }, null, { results: 'none' }]) {
    answer = async () => body;
    await type(`nu${fetched.mock.calls.length}`);
    expect(shown()).toEqual([]);
  }
});

test('the code of the field takes over: the list stays for the same text, and nothing more is asked', async () => {
  await type('nu');
  isInteractive = true;
  await type('nu');
  expect(shown()).toHaveLength(3);
  await type('nur');
  expect(shown()).toEqual([]);
  expect(fetched).toHaveBeenCalledTimes(1);
  // The code has emptied the list: Esc is its own again.
  isInteractive = false;
  await type('nu');
  list().replaceChildren();
  expect(pressEscape()).toBe(false);
});

test('text that an input method still composes is asked for, as phones compose each word', async () => {
  await type('नर्स', { isComposing: true });
  expect(shown()[0]).toContain('Nursing');
});

test('fields without suggestions ask nothing', async () => {
  const other = document.getElementById('other') as HTMLInputElement;
  other.value = 'nursing';
  other.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await jest.advanceTimersByTimeAsync(300);
  expect(fetched).not.toHaveBeenCalled();
});
