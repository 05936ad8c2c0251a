import { renderToString } from 'react-dom/server';
import type { Remote } from 'shared-shell';
import type { RouteConfig } from 'shared-shell/remote-config';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { createTestHost } from '../testing/render-with-host.tsx';
import { addressOf, pageTree, pendingApi } from './page-tree.tsx';

/** Marks the query of the page, so that other queries, such as those of API addresses, are not recorded. */
export const MARKER = 'conformance';

/** What is recorded for a page that goes through all parameters, whose names nobody can know. */
const ALL = 'every parameter, one after the other: ask for each by its name, with get, getAll or has';

/** Ways to go through all parameters; a copy, as by `new URLSearchParams(parameters)`, is one too. */
const ITERATIONS = ['entries', 'keys', 'values', 'forEach', Symbol.iterator] as const;

/**
 * Records the names of the query parameters that are read from the page's address, until `stop`. `useLocation().search`
 * is a text, whose reading leaves no trace: {@link undeclaredParameters} sees what becomes of it.
 */
export function recordParameters(): { stop: () => string[] } {
  const names = new Set<string>();
  const prototype = URLSearchParams.prototype as unknown as Record<PropertyKey, unknown>;
  const { has } = URLSearchParams.prototype;
  const restore: (() => void)[] = [];
  const watch = (method: PropertyKey, nameOf: (parameter: unknown) => string) => {
    const original = prototype[method] as (...parameters: unknown[]) => unknown;
    prototype[method] = function (this: URLSearchParams, ...parameters: unknown[]) {
      if (has.call(this, MARKER)) names.add(nameOf(parameters[0]));
      return original.apply(this, parameters);
    };
    restore.push(() => {
      prototype[method] = original;
    });
  };
  for (const method of ['get', 'getAll', 'has']) watch(method, String);
  for (const method of ITERATIONS) watch(method, () => ALL);
  return {
    stop: () => {
      for (const undo of restore) undo();
      return [...names];
    },
  };
}

/** Parameters that pages of lists read: candidates beside those that the remote's routes list. */
const USUAL_PARAMETERS = ['page', 'search', 'q', 'sort', 'tab'];

/**
 * The query parameters that change the HTML of a page whose route does not list them, by whatever way it reads them. The
 * server leaves them out, so that the browser would render something else. Asked are those that any route of the remote
 * lists, usual ones, and {@link MARKER} for a page that shows its query as it is.
 */
export async function undeclaredParameters(
  remote: Remote,
  { path, page, query }: Pick<RouteConfig, 'path' | 'page' | 'query'>,
): Promise<string[]> {
  if (!query) return [];
  const { name, routes } = remote.config;
  const telemetry = { event() {}, error() {} };
  const registry = createRemoteRegistry([{ name, version: 'test', widgets: [], load: async () => remote }], {
    telemetry,
    onServer: true,
  });
  await registry.page(name, page).load();
  const html = (search: string) => {
    const { host, queryClient } = createTestHost({ api: pendingApi });
    return renderToString(
      pageTree(name, { path, page }, { address: addressOf(path, search), host, queryClient, registry }),
    );
  };
  const candidates = new Set([MARKER, ...USUAL_PARAMETERS, ...routes.flatMap((route) => route.query ?? [])]);
  const undeclared = [...candidates].filter((name) => !query.includes(name));
  const plain = html('');
  // A page that renders differently each time: the test of its HTML names the cause, and here every parameter would be.
  if (html('') !== plain) return [];
  if (html(`?${undeclared.map((name) => `${name}=3`).join('&')}`) === plain) return [];
  return undeclared.filter((name) => html(`?${name}=3`) !== plain);
}
