import type {
  NavEntry,
  Permissions,
  RedirectConfig,
  RemoteConfig,
  RouteConfig,
  WidgetConfig,
} from 'shared-shell/remote-config';

/** Names of all keys; TypeScript refuses a list that lacks one or has another one. */
type KeysOf<T> = Record<keyof T, true>;

const remoteKeys: KeysOf<RemoteConfig> = {
  name: true,
  owner: true,
  port: true,
  requires: true,
  languages: true,
  permissions: true,
  routes: true,
  widgets: true,
  nav: true,
  redirects: true,
  budget: true,
  feeds: true,
};
const routeKeys: KeysOf<RouteConfig> = {
  path: true,
  page: true,
  widgets: true,
  query: true,
  unlisted: true,
  hydrate: true,
  storage: true,
  offline: true,
  grown: true,
};
const navKeys: KeysOf<NavEntry> = {
  label: true,
  href: true,
  placement: true,
  group: true,
  order: true,
  phoneBar: true,
};
const widgetKeys: KeysOf<WidgetConfig> = { name: true, hydrate: true };
const redirectKeys: KeysOf<RedirectConfig> = { from: true, to: true };
const permissionKeys: KeysOf<Permissions> = { session: true, storage: true, network: true };

/**
 * What a configuration has and nothing reads, such as a mistyped `querry`. TypeScript does not see it, because the
 * configuration keeps its literal types.
 * @returns one line for each such key, with the keys that there are
 */
export function unknownKeys({
  routes,
  nav = [],
  widgets = [],
  redirects = [],
  permissions = {},
  ...rest
}: RemoteConfig): string[] {
  const parts: [string, object, object][] = [
    ['', rest, remoteKeys],
    ['permissions.', permissions, permissionKeys],
    ...routes.map((route): [string, object, object] => [`routes (${route.path}).`, route, routeKeys]),
    ...nav.map((link): [string, object, object] => [`nav (${link.label}).`, link, navKeys]),
    ...widgets.map((widget): [string, object, object] => [`widgets (${widget.name}).`, widget, widgetKeys]),
    ...redirects.map((redirect): [string, object, object] => [
      `redirects (${redirect.from}).`,
      redirect,
      redirectKeys,
    ]),
  ];
  return parts.flatMap(([where, value, keys]) =>
    Object.keys(value)
      .filter((key) => !Object.hasOwn(keys, key))
      .map((key) => `${where}${key}: nothing reads it. There are: ${Object.keys(keys).join(', ')}.`),
  );
}
