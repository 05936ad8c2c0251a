import { writeConsent } from 'shared-shell/consent';
import { renderWithHost } from '../testing/render-with-host.tsx';
import { ThirdPartyScripts } from './third-party-scripts.tsx';

const url = 'https://badge.example/b.js';
const links = { social: {}, badge: { url, provider: 'Badges Ltd.' } };
const scripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${url}"]`);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  for (const script of scripts()) script.remove();
});
afterEach(() => jest.useRealTimers());

/** One page view of a visitor who has allowed the script. */
function view() {
  writeConsent(['Badges Ltd.'], 'yes');
  const page = renderWithHost(<ThirdPartyScripts />, { config: { links } });
  jest.advanceTimersByTime(10_000);
  page.unmount();
  return scripts();
}

test('a script that cannot be loaded is not requested again in the visit', () => {
  view()[0]?.dispatchEvent(new Event('error'));
  for (const script of scripts()) script.remove();
  expect(view()).toHaveLength(0);
  sessionStorage.clear();
  expect(view()).toHaveLength(1);
});

test('a script that works is loaded once per document', () => {
  view();
  expect(view()).toHaveLength(1);
});
