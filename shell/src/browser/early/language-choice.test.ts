import { followLanguageChoice } from './language-choice.ts';

const errors = jest.fn();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  errors.mockClear();
  delete document.documentElement.dataset.chosenLanguage;
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<a data-language-switch hreflang="ne" href="#ne"><span>नेपाली</span></a>';
  window.scrollTo = jest.fn();
  addEventListener('error', errors);
});
afterEach(() => {
  jest.restoreAllMocks();
  removeEventListener('error', errors);
});

const pressSwitch = () => document.querySelector('span')?.click();

test('the switch remembers the language and the position, which the next page takes over once', () => {
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(4000);
  window.scrollY = 1000;
  followLanguageChoice();
  pressSwitch();
  // The next page: the same address, and longer.
  location.hash = '#ne';
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(6000);
  followLanguageChoice();
  expect(document.documentElement.dataset.chosenLanguage).toBe('ne');
  expect(window.scrollTo).toHaveBeenCalledWith(0, 1500);
  followLanguageChoice();
  expect(window.scrollTo).toHaveBeenCalledTimes(1);
});

test('nothing fails where the browser blocks storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(blocked);
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(blocked);
  followLanguageChoice();
  pressSwitch();
  expect(errors).not.toHaveBeenCalled();
  expect(document.documentElement.dataset.chosenLanguage).toBeUndefined();
});

test('a position that cannot be read is left out', () => {
  sessionStorage.setItem('languageSwitch', 'nonsense');
  followLanguageChoice();
  expect(window.scrollTo).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('languageSwitch')).toBeNull();
});
