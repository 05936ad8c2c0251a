/** @jest-environment node */
import type { ChosenSet } from '../releases/canary.ts';
import { languageOf, languagesOf, localizedRequest, setInLanguage } from './page-language.ts';

const remote = (name: string, version: string, lang?: string) => ({
  name,
  version,
  page: { name, version, nav: [], ...(lang && { lang }) },
});

const english = {
  number: 7,
  variant: 'b@2',
  remotes: [remote('a', '1'), remote('b', '2'), remote('c', 'dev')],
  canaries: [],
  languages: {
    ne: {
      number: 7,
      language: 'ne',
      remotes: [remote('a', '1'), remote('b', '1', 'en')],
      canaries: [{ remote: remote('b', '2'), percent: 10 }],
    },
  },
} as unknown as ChosenSet;

const request = (path: string) => {
  const { url, served } = localizedRequest(new URL(`http://site.test${path}`), english);
  return `${languageOf(served)} ${url.pathname}${url.search}`;
};

test.each([
  ['/blog?page=2', 'en /blog?page=2'],
  ['/ne', 'ne /'],
  ['/ne/', 'ne /'],
  ['/ne/blog?page=2', 'ne /blog?page=2'],
  // No language of the site: unknown pages in English.
  ['/en/blog', 'en /en/blog'],
  ['/de/blog', 'en /de/blog'],
  ['/nepal', 'en /nepal'],
])('the address %s is the page %s', (address, page) => {
  expect(request(address)).toBe(page);
});

test('a visitor gets the versions of a remote that were chosen, in every language', () => {
  const nepali = setInLanguage(english, 'ne');
  expect(nepali?.remotes.map(({ name, version, page }) => `${name}@${version} ${page.lang ?? ''}`)).toEqual([
    'a@1 ',
    'b@2 ',
    // Not loaded in this language: shown in English and marked so.
    'c@dev en',
  ]);
  expect(nepali?.variant).toBe('b@2');
  expect(setInLanguage(english, 'ne')).toBe(nepali);
});

test('a site that speaks only English has no other languages', () => {
  const { languages: _languages, ...only } = english;
  expect(setInLanguage(only as ChosenSet, 'ne')).toBeNull();
  expect(languagesOf(only)).toEqual([]);
  expect(languagesOf(english)).toEqual(['en', 'ne']);
});
