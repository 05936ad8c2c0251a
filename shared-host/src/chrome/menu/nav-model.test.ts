import { buildNav, foldForTopBar, isGroup, menuLinks } from './nav-model.ts';

const link = (label: string, order: number, group?: string) => ({
  label,
  href: `/${label}`,
  placement: 'menu' as const,
  order,
  group,
});
const shape = (items: ReturnType<typeof buildNav>['menu']) =>
  items.map((item) => (isGroup(item) ? { [item.label]: item.links.map(({ label }) => label) } : item.label));

test('links of different remotes are sorted into one menu; a group has the position of its first link', () => {
  const nav = buildNav([
    link('events', 70),
    link('uk', 33, 'Study Abroad'),
    link('home', 10),
    { label: 'Blog', href: '/blog', placement: 'footer-about', order: 2 },
    link('australia', 31, 'Study Abroad'),
    { label: 'My applications', href: '/applications', placement: 'account', order: 1 },
    { label: 'Scholarship', href: '/scholarship', placement: 'footer-services', order: 1 },
  ]);
  expect(shape(nav.menu)).toEqual(['home', { 'Study Abroad': ['australia', 'uk'] }, 'events']);
  expect(nav.account.map(({ label }) => label)).toEqual(['My applications']);
  expect(nav.aboutUs.map(({ label }) => label)).toEqual(['Blog']);
  expect(nav.ourServices.map(({ label }) => label)).toEqual(['Scholarship']);
});

test('the top bar moves items that do not fit into one group', () => {
  const { menu } = buildNav(Array.from({ length: 9 }, (_, index) => link(`l${index}`, index)));
  expect(shape(foldForTopBar(menu, 'More'))).toEqual([
    'l0',
    'l1',
    'l2',
    'l3',
    'l4',
    'l5',
    { More: ['l6', 'l7', 'l8'] },
  ]);
  expect(foldForTopBar(menu.slice(0, 7), 'More')).toHaveLength(7);
});

test('links inside and outside groups are listed in one order', () => {
  const nav = buildNav([
    link('dates', 70),
    link('uk', 33, 'Study Abroad'),
    link('search', 20),
    link('australia', 31, 'Study Abroad'),
  ]);
  expect(menuLinks(nav).map(({ label }) => label)).toEqual(['search', 'australia', 'uk', 'dates']);
});
