import type { RemoteDescriptor } from './descriptor.ts';

type Claimant = Pick<RemoteDescriptor, 'name' | 'routes' | 'redirects' | 'widgets'>;

/** How many of the lost pages one refusal lists. */
const LISTED_PAGES = 5;

/**
 * Every widget in the first view of a page is offered by a remote of the set. This holds for the pages of the candidate,
 * and for those of other remotes that show a widget which the candidate offered until now: else the next release of
 * these would be refused.
 * @param released the version that the candidate replaces
 * @returns the problem with its remedy, null when there is none
 */
export function requiredWidgetsProblem(
  descriptor: Claimant,
  others: readonly Claimant[],
  released?: Claimant,
): string | null {
  const offered = new Set([...others, descriptor].flatMap(({ widgets }) => widgets.map(({ name }) => name)));
  const dropped = new Set(released?.widgets.map(({ name }) => name).filter((name) => !offered.has(name)));
  for (const { name, routes } of others) {
    for (const { path, widgets } of routes) {
      const missing = widgets.find((widget) => dropped.has(widget));
      if (missing)
        return `${descriptor.name} no longer offers widget "${missing}", which route ${path} of ${name} requires. Keep it in ${descriptor.name}/remote.config.ts until ${name} is released without it.`;
    }
  }
  for (const { path, widgets } of descriptor.routes) {
    const missing = widgets.find((widget) => !offered.has(widget));
    if (missing) {
      return `route ${path} of ${descriptor.name} requires widget "${missing}", which no remote of this set offers. Release its remote first, or remove it from remote.config.ts.`;
    }
  }
  return null;
}

/**
 * A remote does not lose all its pages unnoticed, as with an empty list of routes: one of their addresses leads somewhere,
 * here or in another remote of the set.
 * @param released the version that the candidate replaces
 * @returns the problem with its remedy, null when there is none
 */
export function lostPagesProblem(
  descriptor: Claimant,
  others: readonly Claimant[],
  released?: Claimant,
): string | null {
  const lost = released?.routes.map((route) => route.path) ?? [];
  if (descriptor.routes.length > 0 || lost.length === 0) return null;
  const kept = new Set(
    [...others, descriptor].flatMap(({ routes, redirects }) => [
      ...routes.map((route) => route.path),
      ...redirects.map(({ from }) => from),
    ]),
  );
  if (lost.some((path) => kept.has(path))) return null;
  return `${descriptor.name} has no routes, and the released version has ${lost.length}: ${lost.slice(0, LISTED_PAGES).join(', ')}${lost.length > LISTED_PAGES ? ', …' : ''}. List them in ${descriptor.name}/remote.config.ts, or redirect them there: redirects: [{ from: '${lost[0]}', to: '/' }]. To take the remote off the site, with its widgets, its operator removes it: npm run release -- ${descriptor.name} --remove.`;
}
