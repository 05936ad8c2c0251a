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
