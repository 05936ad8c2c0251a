import type { NavEntry } from 'shared-shell/remote-config';

/** A link of the site frame; `lang`: the language of its label, where it is not the page's. */
export type SiteLink = NavEntry & { lang?: string | undefined };

/** A menu group with its links. */
export interface NavGroup {
  label: string;
  lang?: string | undefined;
  links: SiteLink[];
}

/** All links of the site frame. */
export interface NavModel {
  /** Top bar and drawer, in order: single links and groups. */
  menu: (SiteLink | NavGroup)[];
  /** The account menu of logged-in visitors. */
  account: SiteLink[];
  aboutUs: SiteLink[];
  ourServices: SiteLink[];
}

export const isGroup = (item: SiteLink | NavGroup): item is NavGroup => 'links' in item;

/**
 * Sorts the links of all remotes into menu and footer (LAYOUT-5, LAYOUT-9). A group has the position of its first link.
 */
export function buildNav(entries: readonly SiteLink[]): NavModel {
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
    const created = { label: entry.group, lang: entry.lang, links: [entry] };
    groups.set(entry.group, created);
    menu.push(created);
  }
  return {
    menu,
    account: sorted.filter(({ placement }) => placement === 'account'),
    aboutUs: sorted.filter(({ placement }) => placement === 'footer-about'),
    ourServices: sorted.filter(({ placement }) => placement === 'footer-services'),
  };
}

/** All links of the menu in order, including those inside groups. */
export const menuLinks = ({ menu }: NavModel): SiteLink[] =>
  menu.flatMap((item) => (isGroup(item) ? item.links : [item]));

/** Limit of top-level items, so that the top bar fits at 1280 px; further links go into a 'More' group. */
const MAX_TOP_BAR_ITEMS = 7;

/** The top bar's items: the menu with the last items moved into one group. The drawer shows the whole menu. */
export function foldForTopBar(menu: NavModel['menu'], moreLabel: string): NavModel['menu'] {
  if (menu.length <= MAX_TOP_BAR_ITEMS) return menu;
  const head = menu.slice(0, MAX_TOP_BAR_ITEMS - 1);
  const tail = menu.slice(MAX_TOP_BAR_ITEMS - 1);
  return [
    ...head,
    { label: moreLabel, links: tail.flatMap((item) => (isGroup(item) ? item.links : [item])) },
  ];
}
