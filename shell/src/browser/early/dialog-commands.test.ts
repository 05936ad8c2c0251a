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

test('pressed twice, it is opened once', async () => {
  click('open');
  click('open');
  await frame();
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog('menu').open).toBe(true);
});
