import type { NavEntry } from 'shared-shell/remote-config';

export interface NavGroup {
  label: string;
  links: NavEntry[];
}

export interface NavModel {
  /** Top bar and drawer, in order: single links and groups. */
  menu: (NavEntry | NavGroup)[];
  aboutUs: NavEntry[];
  ourServices: NavEntry[];
}

export const isGroup = (item: NavEntry | NavGroup): item is NavGroup => 'links' in item;

/** Sorts what the remotes offer into the menu of D1 §2. A group stands where its first link would. */
export function buildNav(entries: readonly NavEntry[]): NavModel {
  const sorted = [...entries].sort((a, b) => a.order - b.order);
  const menu: NavModel['menu'] = [];
  const groups = new Map<string, NavGroup>();
  for (const entry of sorted.filter(({ placement }) => placement === 'menu')) {
    if (!entry.group) {
      menu.push(entry);
      continue;
    }
    const group = groups.get(entry.group);
    if (group) {
      group.links.push(entry);
      continue;
    }
    const created = { label: entry.group, links: [entry] };
    groups.set(entry.group, created);
    menu.push(created);
  }
  return {
    menu,
    aboutUs: sorted.filter(({ placement }) => placement === 'footer-about'),
    ourServices: sorted.filter(({ placement }) => placement === 'footer-services'),
  };
}

/** The menu's links in order, those of its groups among them. */
export const menuLinks = ({ menu }: NavModel): NavEntry[] =>
  menu.flatMap((item) => (isGroup(item) ? item.links : [item]));

/** Links beyond this many top-level items stand in a 'More' group of the top bar, so that it fits at 1280 px. */
const topBarRoom = 7;

/** The top bar's items: the menu with its tail folded into one group. The drawer shows the menu as it is. */
export function foldForTopBar(menu: NavModel['menu'], moreLabel: string): NavModel['menu'] {
  if (menu.length <= topBarRoom) return menu;
  const head = menu.slice(0, topBarRoom - 1);
  const tail = menu.slice(topBarRoom - 1);
  return [
    ...head,
    { label: moreLabel, links: tail.flatMap((item) => (isGroup(item) ? item.links : [item])) },
  ];
}
