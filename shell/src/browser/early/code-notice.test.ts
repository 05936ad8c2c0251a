import { createCodeNotice } from './code-notice.ts';

const TEXT = 'Nothing happened yet';
const show = createCodeNotice();
const main = () => document.querySelector('main');
const dialog = () => document.querySelector('dialog');

beforeEach(() => {
  document.body.innerHTML = `<main><p>Page</p><div data-code-notice="${TEXT}"></div><p>End</p></main><dialog></dialog>`;
});

test('the message stands in its region until the next press', () => {
  const before = document.body.innerHTML;
  show();
  expect(main()).toHaveTextContent(`Page${TEXT}End`);
  document.body.click();
  expect(document.body.innerHTML).toBe(before);
});

test('the message stands in an open dialog, which covers the page, and its region returns to its place', () => {
  dialog()?.setAttribute('open', '');
  const before = document.body.innerHTML;
  show();
  show();
  expect(dialog()).toHaveTextContent(new RegExp(`^${TEXT}$`));
  expect(main()).not.toHaveTextContent(TEXT);
  document.body.click();
  expect(document.body.innerHTML).toBe(before);
});

test('once the shell runs, its region is in its place and stays empty', () => {
  dialog()?.setAttribute('open', '');
  const before = document.body.innerHTML;
  show();
  dispatchEvent(new Event('telemetrystart'));
  expect(document.body.innerHTML).toBe(before);
  show();
  expect(document.body.innerHTML).toBe(before);
});
