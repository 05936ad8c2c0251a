import { isPathOf, normalisePath } from './collisions.ts';
import type { RemoteDescriptor } from './descriptor.ts';

type Redirecting = Pick<RemoteDescriptor, 'name' | 'routes' | 'redirects'>;

/**
 * Why visitors would not arrive with one of a remote's redirects: it leads back to itself, alone or by way of other
 * redirects, or its target has a parameter, which nothing fills.
 * @param others the other remotes of the site, whose redirects and pages count as well
 * @returns the problem with its remedy, null when there is none
 */
export function redirectProblem(remote: Redirecting, others: readonly Redirecting[] = []): string | null {
  const site = [remote, ...others];
  const redirectOf = (target: string) => {
    const path = normalisePath(target);
    return site.some(({ routes }) => routes.some((route) => isPathOf(path, route.path)))
      ? undefined
      : site.flatMap(({ redirects }) => redirects).find(({ from }) => isPathOf(path, from));
  };
  for (const redirect of remote.redirects) {
    const { from, to } = redirect;
    const parameter = to.split('/').find((part) => part.startsWith(':'));
    if (parameter)
      return `${remote.name} redirects ${from} to ${to}, but nothing fills in ${parameter}. Redirect to one address, or give ${from} a page whose prefetch answers { redirect }`;
    const followed = [redirect];
    for (let next = redirectOf(to); next; next = redirectOf(next.to)) {
      if (followed.includes(next))
        return `${remote.name} redirects ${[from, ...followed.map((one) => one.to)].join(' → ')} in a circle, and no visitor arrives. Let ${from} lead to a page, or remove the redirect`;
      followed.push(next);
    }
  }
  return null;
}
