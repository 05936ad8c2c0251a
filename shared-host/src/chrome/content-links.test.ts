import type { NavigationEntry } from 'shared-content';
import { contentLinks } from './content-links.ts';

/** The link of the site frame for an entry of the pack. */
const linkOf = (entry: Partial<NavigationEntry>) =>
  contentLinks({
    appointments: {},
    navigation: [{ label: 'Handbook', href: '/handbook', placement: 'footer', ...entry }],
  }).at(-1);

test.each([
  ['/scholarship', '/scholarship'],
  ['/ne/scholarship?country=UK', '/scholarship?country=UK'],
  ['/ne', '/'],
  ['https://www.example.com/ne/handbook.pdf', 'https://www.example.com/ne/handbook.pdf'],
])('a link of the pack to %s leads to %s in the language of the page', (href, to) =>
  expect(linkOf({ href })?.href).toBe(to),
);

test('a label of the pack in another language than the page is marked', () => {
  expect(linkOf({ label: 'विद्यार्थी पुस्तिका' })?.lang).toBe('ne');
  expect(linkOf({ label: 'Student handbook' })?.lang).toBeUndefined();
});
