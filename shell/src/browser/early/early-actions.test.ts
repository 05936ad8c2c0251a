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

beforeAll(() => recordEarlyActions(() => {}));
beforeEach(() => {
  readyState = 'loading';
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
  expect(window.earlyActions?.last?.element).toBe(button);
  window.earlyActions?.last?.discard();
  button.click();
  expect(window.earlyActions?.last).toBeNull();
});
