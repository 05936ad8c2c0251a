import { recordEarlyActions } from './early-actions.ts';

let readyState: DocumentReadyState = 'loading';
Object.defineProperty(document, 'readyState', { get: () => readyState });
Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }) });

/** The part of the document that has arrived, with a button for the menu; returns how often the button is pressed. */
function pageWith(html: string) {
  document.body.innerHTML = html;
  const presses = jest.fn();
  const button = document.querySelector('button') as HTMLButtonElement;
  button.addEventListener('click', presses);
  return { button, presses };
}

/** Texts of the buttons whose presses wait for code. */
const waitingNames = () => window.earlyActions?.waiting.map(({ element }) => element.textContent);

const onGivenUp = jest.fn();
let giveUp = () => {};
beforeAll(() => {
  giveUp = recordEarlyActions(() => {}, onGivenUp);
});
beforeEach(() => {
  readyState = 'loading';
  giveUp();
  onGivenUp.mockReset();
  Object.assign(window.earlyActions ?? {}, { isInteractive: () => false });
});

test('a press of a button whose dialog has not arrived is repeated when the document is complete, once', () => {
  const { button, presses } = pageWith('<button type="button" commandfor="drawer">Menu</button>');
  button.click();
  button.click();
  expect(presses).toHaveBeenCalledTimes(2);
  document.body.insertAdjacentHTML('beforeend', '<dialog id="drawer"></dialog>');
  readyState = 'interactive';
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(presses).toHaveBeenCalledTimes(3);
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(presses).toHaveBeenCalledTimes(3);
});

test('a press of a button whose dialog is there is left to the browser', () => {
  const { button, presses } = pageWith(
    '<button type="button" commandfor="drawer">Menu</button><dialog id="drawer"></dialog>',
  );
  button.click();
  readyState = 'interactive';
  dispatchEvent(new Event('DOMContentLoaded'));
  expect(presses).toHaveBeenCalledTimes(1);
});

test('a press stays recorded when its area is hydrated right after it, which answers only later presses', async () => {
  const { button } = pageWith('<button type="button">Save</button>');
  button.click();
  Object.assign(window.earlyActions ?? {}, { isInteractive: () => true });
  await new Promise((resolve) => setTimeout(resolve));
  expect(waitingNames()).toEqual(['Save']);
  window.earlyActions?.waiting[0]?.discard();
  button.click();
  expect(waitingNames()).toEqual([]);
});

test('every toggle that was pressed waits, and of other buttons the last', () => {
  pageWith(`
    <button type="button" aria-pressed="false">Save law</button>
    <button type="button" aria-pressed="false">Save nursing</button>
    <button type="button">Apply</button>
    <button type="button">Remind me</button>`);
  const press = (index: number) => document.querySelectorAll('button')[index]?.click();
  press(2);
  press(0);
  press(1);
  expect(waitingNames()).toEqual(['Save law', 'Save nursing']);
  press(2);
  press(3);
  expect(waitingNames()).toEqual(['Save law', 'Save nursing', 'Remind me']);
  // Repeated presses count once.
  press(0);
  expect(waitingNames()).toEqual(['Save nursing', 'Save law']);
  giveUp();
  expect(waitingNames()).toEqual([]);
  expect(onGivenUp).toHaveBeenCalledTimes(1);
});

describe('a form sent by GET', () => {
  const send = (attributes: string) => {
    pageWith(`<form ${attributes}><button>Calculate</button></form>`);
    const event = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.querySelector('form')?.dispatchEvent(event);
    return { isWaiting: window.earlyActions?.waiting.length === 1, isHeld: event.defaultPrevented };
  };
  const network = jest.spyOn(navigator, 'onLine', 'get');
  afterAll(() => network.mockRestore());

  test('waits for its code without a network, where Back would not restore its fields', () => {
    network.mockReturnValue(false);
    expect(send('method="get" autocomplete="off"')).toEqual({ isWaiting: true, isHeld: true });
  });

  test.each([
    ['with a network', true, 'method="get" autocomplete="off"'],
    ['where Back restores its fields', false, 'method="get"'],
    ['of a dialog', false, 'method="dialog" autocomplete="off"'],
  ])('is left to the browser: %s', (_case, isOnline, attributes) => {
    network.mockReturnValue(isOnline);
    expect(send(attributes)).toEqual({ isWaiting: false, isHeld: false });
  });
});

describe('toggles that still wait when the page is left', () => {
  const toggle = (course: string, pressed = false) =>
    `<button type="button" name="saves" value="${course}" aria-pressed="${pressed}">Save</button>`;
  const press = (index: number) => document.querySelectorAll('button')[index]?.click();
  const leave = () => dispatchEvent(new Event('pagehide'));
  const onStorage = jest.fn(({ key }: StorageEvent) => key);
  beforeEach(() => {
    localStorage.clear();
    onStorage.mockClear();
  });
  beforeAll(() => addEventListener('storage', onStorage));
  afterEach(() => jest.restoreAllMocks());

  test('are kept once each for their code, beside those of earlier pages, and wait no longer', () => {
    localStorage.setItem('saves', 'art\n');
    pageWith(`${toggle('law')}${toggle('nursing')}<button type="button" aria-pressed="false">Dark</button>`);
    for (const index of [2, 0, 1, 0]) press(index);
    leave();
    expect(localStorage.getItem('saves')).toBe('art\nnursing\nlaw\n');
    expect(waitingNames()).toEqual(['Dark']);
    expect(onStorage.mock.results.map(({ value }) => value)).toEqual(['saves', 'saves']);
    leave();
    expect(localStorage.getItem('saves')).toBe('art\nnursing\nlaw\n');
  });

  test('are not kept when they would be switched off, or were given up', () => {
    pageWith(`${toggle('law', true)}${toggle('nursing')}`);
    press(1);
    giveUp();
    press(0);
    leave();
    expect(localStorage.getItem('saves')).toBeNull();
  });

  test('wait on where the browser keeps nothing: Back may show the page again', () => {
    pageWith(toggle('law'));
    press(0);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    leave();
    expect(waitingNames()).toEqual(['Save']);
  });
});

describe('boxes that were ticked before their code came, on a page that is left,', () => {
  const boxes = `<button></button>
    <input type="checkbox" data-entry="choice" data-value='{"id":1}'>
    <input type="checkbox" data-entry="choice" data-value='{"id":2}'>
    <input type="checkbox" data-device-entry="ticks" data-value='"passport"'>
    <input type="checkbox" name="filter" value="1">`;
  const tick = (...indexes: number[]) => {
    for (const index of indexes) document.querySelectorAll('input')[index]?.click();
  };
  const leave = () => dispatchEvent(new Event('pagehide'));
  const kept = () => [sessionStorage.getItem('choice'), localStorage.getItem('ticks')];
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    pageWith(boxes);
  });

  test('are added to the lists of their code, which are told', () => {
    sessionStorage.setItem('choice', '[{"id":7}]');
    const told: (string | null)[] = [];
    const onStorage = ({ key }: StorageEvent) => told.push(key);
    addEventListener('storage', onStorage);
    tick(0, 1, 1, 2, 3);
    leave();
    removeEventListener('storage', onStorage);
    expect(kept()).toEqual(['[{"id":7},{"id":1}]', '["passport"]']);
    expect(told).toEqual(['choice', 'ticks']);
  });

  test('are left to code that has come', () => {
    tick(0, 2);
    Object.assign(window.earlyActions ?? {}, { isInteractive: () => true });
    leave();
    expect(kept()).toEqual([null, null]);
  });

  test('do not replace what is no list', () => {
    sessionStorage.setItem('choice', '{');
    localStorage.setItem('ticks', '7');
    tick(0, 2);
    leave();
    expect(kept()).toEqual(['{', '7']);
  });
});

test('a toggle that the code shows as on already is not pressed again', () => {
  const { button, presses } = pageWith('<button type="button" aria-pressed="false">Save</button>');
  button.click();
  const repeat = () => window.earlyActions?.waiting[0]?.repeat();
  button.setAttribute('aria-pressed', 'true');
  repeat();
  expect(presses).toHaveBeenCalledTimes(1);
  button.setAttribute('aria-pressed', 'false');
  repeat();
  expect(presses).toHaveBeenCalledTimes(2);
});

test('a link puts its value into its entry of the tab, as long as its code has not come', () => {
  pageWith(`<button></button><a href="#search" data-entry="choice" data-value="[1,2]"><b>Add</b></a>`);
  const press = () => document.querySelector('b')?.click();
  press();
  expect(sessionStorage.getItem('choice')).toBe('[1,2]');
  sessionStorage.clear();
  Object.assign(window.earlyActions ?? {}, { isInteractive: () => true });
  press();
  expect(sessionStorage.getItem('choice')).toBeNull();
});
