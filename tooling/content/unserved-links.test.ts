import { formatProblem } from 'shared-content';
import { readServed, unservedLinks } from './unserved-links.ts';

const served = readServed();
const linksTo = (...addresses: string[]) => ({
  navigation: addresses.map((href) => ({ label: 'A link', href, placement: 'footer' as const })),
});

test('a link to a page that no remote serves is named with its cure', async () => {
  const warnings = unservedLinks(linksTo('/scholarship', '/no-such-page'), await served);
  expect(warnings.map(formatProblem)).toEqual([
    "navigation.yaml: navigation[1].href: no page of this site has the address /no-such-page: copy the address of the page from the browser, beginning with the / after the site's name",
  ]);
});

test.each([
  ['/'],
  ['/blog/7?from=menu#comments'],
  ['/course-search?country=UK'],
  ['/ne/scholarship'],
  ['/ne'],
  ['/services/accommodation-assistance'],
  ['/content/handbook.pdf'],
  ['https://www.example.com/no-such-page'],
])('nothing is said about %s', async (address) =>
  expect(unservedLinks(linksTo(address), await served)).toEqual([]),
);
