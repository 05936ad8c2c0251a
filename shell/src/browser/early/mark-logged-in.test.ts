import { markLoggedIn } from './mark-logged-in.ts';

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.loggedIn;
});
afterEach(() => jest.restoreAllMocks());

test('the document of a logged-in visitor is marked', () => {
  localStorage.setItem('accessToken', 'a');
  markLoggedIn();
  expect(root).toHaveAttribute('data-logged-in');
});

test('that of a guest is not, nor where the browser blocks storage', () => {
  markLoggedIn();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  markLoggedIn();
  expect(root).not.toHaveAttribute('data-logged-in');
});
