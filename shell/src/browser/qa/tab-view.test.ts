import {
  addressOf,
  asksForView,
  emptyView,
  endsView,
  isEmptyView,
  readTabView,
  storeTabView,
  viewOfPage,
} from './tab-view.ts';

const full = {
  set: '41',
  overrides: { 'mfe-a': '1.0.0-x', 'mfe-b': 'http://localhost:3004' },
  flags: { new: true, old: false },
};
const page = 'https://www.example.org/courses?page=2&qa#top';

afterEach(() => sessionStorage.clear());

test('an address carries set, versions and flags, and keeps its own parameters', () => {
  const address = addressOf(full, { href: page });
  expect(decodeURIComponent(address)).toBe(
    'https://www.example.org/courses?page=2&qa=&set=41&versions=mfe-a@1.0.0-x,mfe-b@http://localhost:3004&flags=new,-old#top',
  );
  expect(addressOf(emptyView, { href: address })).toBe('https://www.example.org/courses?page=2&qa=#top');
});

test('an address with a view asks for it; a preview or a foreign parameter does not', () => {
  expect(asksForView(new URL(addressOf(full, { href: page })).search)).toBe(true);
  for (const search of ['', '?page=2', '?set=preview-pr-12.1.x', '?set=summer'])
    expect(asksForView(search)).toBe(false);
});

test('an address of the newest set ends the view of its tab', () => {
  expect(endsView('?page=2&set=newest')).toBe(true);
  expect(asksForView('?set=newest')).toBe(false);
  expect(addressOf(emptyView, { href: `${page.replace('#top', '')}&set=newest` })).not.toContain('set=');
  expect([endsView(''), endsView('?set=41')]).toEqual([false, false]);
});

test('the view of a tab is stored until it is empty', () => {
  expect(readTabView()).toEqual(emptyView);
  storeTabView(full);
  expect(readTabView()).toEqual(full);
  storeTabView(emptyView);
  expect(sessionStorage).toHaveLength(0);
  expect(isEmptyView(readTabView())).toBe(true);
  expect(isEmptyView(full)).toBe(false);
});

test('damaged entries count as absent', () => {
  sessionStorage.setItem('qaOverrides', '{"mfe-a"');
  sessionStorage.setItem('qaView', 'null');
  expect(readTabView()).toEqual(emptyView);
});

test('the view of a page is what the server rendered; without a set in the address it follows the newest one', () => {
  const view = { set: '41', overrides: full.overrides, flags: full.flags, problems: [] };
  expect(viewOfPage(view, '?set=41')).toEqual(full);
  expect(viewOfPage(view, '?versions=x')).toEqual({ overrides: full.overrides, flags: full.flags });
});
