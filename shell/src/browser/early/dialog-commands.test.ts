import { supportDialogCommands } from './dialog-commands.ts';

// As in browsers without invoker commands and without the selector `:modal`; those with both are in the browser tests.
beforeAll(() => {
  document.addEventListener('click', (event) => event.preventDefault());
  supportDialogCommands();
});

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
const click = (id: string) => document.getElementById(id)?.click();
const dialog = (id: string) => document.getElementById(id) as HTMLDialogElement;
let showModal: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML =
    '<button id="open" commandfor="menu" command="show-modal">Menu</button>' +
    '<dialog id="menu"><button id="ask" commandfor="question" command="show-modal">Logout</button>' +
    '<button id="close" commandfor="menu" command="close">Close</button></dialog><dialog id="question"></dialog>';
  showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
});
afterEach(() => showModal.mockRestore());

test('a dialog is shown at once, and modal after the frame that shows it', async () => {
  click('open');
  expect(dialog('menu').open).toBe(true);
  expect(showModal).not.toHaveBeenCalled();
  await frame();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog('menu').open).toBe(true);
});

test('a key finds it modal', () => {
  click('open');
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(showModal).toHaveBeenCalledTimes(1);
});

test('one that is closed before stays closed', async () => {
  click('open');
  click('close');
  await frame();
  expect(dialog('menu').open).toBe(false);
  expect(showModal).not.toHaveBeenCalled();
});

test('a dialog over another one is modal at once', async () => {
  click('open');
  await frame();
  showModal.mockClear();
  click('ask');
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog('question').open).toBe(true);
});

test('a press outside closes a dialog that may be closed so, until its code runs; one that began inside does not', async () => {
  const menu = dialog('menu');
  menu.getBoundingClientRect = () => ({ left: 100, right: 300, top: 0, bottom: 500 }) as DOMRect;
  const press = (downX: number, upX = downX) => {
    menu.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: downX, clientY: 50 }));
    menu.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: upX, clientY: 50 }));
  };
  click('open');
  await frame();
  press(20);
  expect(menu.open).toBe(true);
  menu.setAttribute('closedby', 'any');
  press(200);
  press(200, 20);
  expect(menu.open).toBe(true);
  window.earlyActions = { isInteractive: () => true } as unknown as typeof window.earlyActions;
  press(20);
  expect(menu.open).toBe(true);
  delete window.earlyActions;
  // Elsewhere, because a second press at the same place belongs to the first.
  press(350);
  expect(menu.open).toBe(false);
});

test('pressed twice, it is opened once', async () => {
  click('open');
  click('open');
  await frame();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog('menu').open).toBe(true);
});

test('an address whose hash asks for a dialog opens it, once', async () => {
  document.body.innerHTML =
    '<button data-hash="#apply" commandfor="asked" command="show-modal">Apply</button><dialog id="asked"></dialog>';
  history.replaceState({ key: 'kept' }, '', '/course_details/12?a=1#apply');
  supportDialogCommands();
  expect(dialog('asked').open).toBe(true);
  expect(location.pathname + location.search + location.hash).toBe('/course_details/12?a=1');
  expect(history.state).toEqual({ key: 'kept' });
  await frame();
  expect(showModal).toHaveBeenCalledTimes(1);
});
