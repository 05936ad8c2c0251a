import path from 'node:path';
import { matchPath } from 'react-router';
import type { ContentPack, ContentProblem } from 'shared-content';
import type { RemoteConfig } from 'shared-shell/remote-config';
import { readConfig } from '../preset/read-config.ts';
import { remotes, root } from '../repository.ts';

/** The parts of a remote's configuration that say which addresses it serves. */
export type ServedBy = Pick<RemoteConfig, 'languages' | 'routes' | 'redirects'>;

/** Of all remotes of this repository. */
export const readServed = (): Promise<ServedBy[]> =>
  Promise.all(remotes.map(({ name }) => readConfig(path.join(root, name))));

/**
 * Warnings about links of the pack's navigation to pages of this site that no remote serves (ROUTE-25). Warnings, not
 * errors: a site may have further remotes, of teams outside this repository.
 */
export function unservedLinks(
  { navigation }: Pick<ContentPack, 'navigation'>,
  served: readonly ServedBy[],
): ContentProblem[] {
  const patterns = served.flatMap(({ languages = [], routes, redirects = [] }) =>
    [...routes.map((route) => route.path), ...redirects.map(({ from }) => from)].flatMap((page) => [
      page,
      ...languages.map((language) => `/${language}${page}`),
    ]),
  );
  return navigation.flatMap(({ href }, index) => {
    const pathname = href.split(/[?#]/)[0] ?? '';
    // An address that begins with https:// is none of this site, and a name with an ending is a file, not a page.
    if (!href.startsWith('/') || /\.[a-z0-9]+$/i.test(pathname)) return [];
    if (patterns.some((pattern) => matchPath(pattern, pathname))) return [];
    return [
      {
        file: 'navigation.yaml',
        field: `navigation[${index}].href`,
        message: `no page of this site has the address ${href}: copy the address of the page from the browser, beginning with the / after the site's name`,
      },
    ];
  });
}
