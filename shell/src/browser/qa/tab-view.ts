import type { Overrides } from '../../overrides.ts';
import type { PageView } from '../../page-data.ts';
import { isSetNumber } from '../../set-number.ts';

/** What this tab shows instead of the site that visitors get. */
export interface TabView {
  overrides: Overrides;
  /** Number of a release set; absent: the newest one, or the preview that this browser shows. */
  set?: string;
  /** Feature flags that differ from the deployment's. */
  flags: Readonly<Record<string, boolean>>;
}

export const emptyView: TabView = { overrides: {}, flags: {} };

/** Entries in sessionStorage, so that a view applies to one tab. */
const OVERRIDES_KEY = 'qaOverrides';
const VIEW_KEY = 'qaView';
export const TAB_VIEW_KEYS = [OVERRIDES_KEY, VIEW_KEY] as const;

/** Parameters of an address that ask for a view. */
export const VIEW_PARAMETERS = ['set', 'versions', 'flags'] as const;

/** The view that is stored for this tab. */
export function readTabView(): TabView {
  const { set, flags = {} } = readEntry(VIEW_KEY);
  const view = { overrides: readEntry(OVERRIDES_KEY), flags };
  return isSetNumber(set) ? { ...view, set } : view;
}

/** Stores the view of this tab, or removes it when it is empty. */
export function storeTabView({ overrides, set, flags }: TabView) {
  writeEntry(OVERRIDES_KEY, overrides);
  writeEntry(VIEW_KEY, {
    ...(set !== undefined && { set }),
    ...(Object.keys(flags).length > 0 && { flags }),
  });
}

export const isEmptyView = ({ overrides, set, flags }: TabView) =>
  Object.keys(overrides).length === 0 && set === undefined && Object.keys(flags).length === 0;

/** Whether an address asks for a view of QA. A preview is kept by its cookie, not by the tab. */
export function asksForView(search: string): boolean {
  const parameters = new URLSearchParams(search);
  return parameters.has('versions') || parameters.has('flags') || isSetNumber(parameters.get('set'));
}

/** Whether an address ends the view of its tab; the server leads there from `set=current` and from views that are gone. */
export const endsView = (search: string) => new URLSearchParams(search).get('set') === 'newest';

/** The view that the server has rendered for this address. */
export const viewOfPage = (view: PageView | undefined, search: string): TabView => {
  const set = new URLSearchParams(search).get('set');
  return {
    overrides: view?.overrides ?? {},
    flags: view?.flags ?? {},
    ...(isSetNumber(set) && { set }),
  };
};

/** An address of this site that shows a view: with `set`, `versions` and `flags`, or without them. */
export function addressOf({ overrides, set, flags }: TabView, { href }: { href: string }): string {
  const url = new URL(href);
  for (const name of VIEW_PARAMETERS) url.searchParams.delete(name);
  const lists = {
    set: set ?? '',
    versions: Object.entries(overrides)
      .map(([name, source]) => `${name}@${source}`)
      .join(','),
    flags: Object.entries(flags)
      .map(([name, isOn]) => (isOn ? name : `-${name}`))
      .join(','),
  };
  for (const [name, value] of Object.entries(lists)) if (value) url.searchParams.set(name, value);
  return url.href;
}

/** Stores the view and loads the page with it. */
export function applyView(view: TabView) {
  storeTabView(view);
  const address = addressOf(view, location);
  if (address === location.href) location.reload();
  else location.replace(address);
}

// biome-ignore lint/suspicious/noExplicitAny: what is stored was written by this file, or is ignored.
function readEntry(key: string): any {
  try {
    const value = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return value && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

function writeEntry(key: string, value: object) {
  try {
    if (Object.keys(value).length === 0) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is blocked: the address still has the view.
  }
}
