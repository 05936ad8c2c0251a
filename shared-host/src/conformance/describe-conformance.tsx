import { act, render } from '@testing-library/react';
import { validRange } from 'semver';
import { describeError } from 'shared-releases/describe-error';
import { findCollisions, redirectProblem } from 'shared-releases/descriptor';
import type { Remote } from 'shared-shell';
import type { Telemetry } from 'shared-shell/host';
import { type RemoteConfig, type StoragePermission, storagePermission } from 'shared-shell/remote-config';
import { limitHost, watchRefusals } from '../permissions/limit-host.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { matchRoute } from '../routing/match-route.ts';
import { createTestHost } from '../testing/render-with-host.tsx';
import { deadControls } from './dead-controls.ts';
import { recordLeftovers } from './leftovers.ts';
import { addressOf, pageTree, pendingApi } from './page-tree.tsx';
import { recordPolicyViolations } from './policy-violations.ts';
import { MARKER, recordParameters, undeclaredParameters } from './query-parameters.tsx';
import { takeOver } from './take-over.tsx';

/**
 * The conformance tests: what every remote must satisfy so that the shell can host it. A remote calls
 * `describeConformance(remote)` in one test file. Runs without a network: pages must render their loading or error
 * state.
 */
export function describeConformance(remote: Remote): void {
  const { name, routes, widgets = [], nav = [], redirects = [], requires } = remote.config;

  describe(`${name} satisfies the contract`, () => {
    test('its configuration has a valid version range, unique paths and widgets, no path of the shell, and redirects that arrive', () => {
      expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
      expect(validRange(requires.shell)).not.toBeNull();
      const claims = {
        name,
        routes: routes.map((route) => ({
          ...route,
          widgets: [...(route.widgets ?? [])],
          scripts: [],
          styles: [],
        })),
        redirects: [...redirects],
        feeds: [...(remote.config.feeds ?? [])],
        widgets: widgets.map((widget) => ({ name: widget.name, scripts: [], styles: [] })),
      };
      expect(findCollisions([claims])).toEqual([]);
      expect(redirectProblem(claims)).toBeNull();
    });

    test('its navigation links lead to its own routes', () => {
      const table = [
        { name, routes: routes.map((route) => ({ ...route, widgets: [], scripts: [], styles: [] })) },
      ];
      for (const { href } of nav) expect([href, matchRoute(table, href) !== null]).toEqual([href, true]);
    });

    // Widgets are optional, and `test.each` throws for an empty table.
    if (widgets.length > 0)
      test.each(widgets.map((widget) => widget.name))(
        'widget "%s" resolves to a component',
        async (widget) => {
          expect(typeof (await remote.widgets[widget]?.load())?.default).toMatch(/function|object/);
        },
      );

    // A remote can have widgets or redirects alone.
    if (routes.length === 0) return;

    test.each(routes.map(({ page }) => page))('page "%s" resolves to a component', async (page) => {
      expect(typeof (await remote.pages[page]?.load())?.default).toMatch(/function|object/);
    });

    test.each(routes.map(({ path, page, query, hydrate }) => [path, page, query, hydrate] as const))(
      '%s mounts and unmounts without errors, leaves nothing running, stays within the security policy and the permissions, and reads no query parameter that its route does not list',
      async (path, page, query, hydrate) => {
        const parameters = recordParameters();
        const violations = recordPolicyViolations();
        const refusals = recordRefusals(remote.config);
        const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
        const reported: string[] = [];
        const telemetry: Telemetry = {
          event() {},
          error: (error, context) => reported.push(describeError(error, context?.components)),
        };
        const { host, queryClient } = createTestHost({ api: pendingApi });
        const registry = createRemoteRegistry(
          [{ name, version: 'test', widgets: [], load: async () => remote }],
          { telemetry: host.telemetry },
        );
        await registry.page(name, page).load();
        const leftovers = recordLeftovers();
        const address = addressOf(path, MARKED);
        const url = new URL(address, 'http://site.test');
        const abort = new AbortController();
        const limited = limitHost({ ...host, telemetry }, name, remote.config.permissions);
        // Requests stay pending: what is read before the first one is recorded.
        void remote.pages[page]?.prefetch?.({
          url,
          params:
            matchRoute(
              [{ name, routes: [{ path, page, widgets: [], scripts: [], styles: [] }] }],
              url.pathname,
            )?.params ?? {},
          queryClient,
          api: limited.api,
          content: host.content,
          signal: abort.signal,
        });
        const view = render(
          pageTree(name, { path, page }, { address, host: limited, queryClient, registry }),
        );
        await act(async () => {});
        expect(violations.stop()).toEqual([]);
        expect(refusals.stop()).toEqual([]);
        expect(reported).toEqual([]);
        expect(headingsOf(view.container)).toHaveLength(1);
        expect(parameters.stop().filter((parameter) => query && !query.includes(parameter))).toEqual([]);
        expect(await undeclaredParameters(remote, { path, page, query })).toEqual([]);
        // Nothing would answer them, because this page's code is not loaded.
        if (hydrate === 'never') expect(deadControls(view.container)).toEqual([]);
        abort.abort();
        view.unmount();
        expect(leftovers.stop()).toEqual([]);
        expect(
          errors.mock.calls.filter(([first]) =>
            /not wrapped in act|can't perform|memory leak/i.test(String(first)),
          ),
        ).toEqual([]);
        errors.mockRestore();
        queryClient.clear();
      },
    );

    test.each(routes.map((route) => [route.path, route.hydrate ?? 'idle', route] as const))(
      '%s waits for its moment (%s) with its code, and takes the HTML of the server over as it is',
      async (path, _moment, route) => {
        expect(await takeOver(remote, route, addressOf(path, MARKED))).toEqual({
          isLoadedEarly: false,
          replaced: [],
          hasTakenOver: true,
        });
      },
    );
  });
}

/** The texts of the headings that say what a page is about; a failed test shows them. */
const headingsOf = (page: Element) => [...page.querySelectorAll('h1')].map(({ textContent }) => textContent);

/** A query with the mark of this test. */
const MARKED = `?${MARKER}=1`;

/** Records what the permissions of a remote refuse, until `stop`; its storage is limited as in a build. */
function recordRefusals(config: RemoteConfig) {
  const messages: string[] = [];
  const stop = watchRefusals(({ message }) => messages.push(message));
  const build = globalThis as { STORAGE_PERMISSION?: StoragePermission };
  const permission = storagePermission(config);
  if (permission) build.STORAGE_PERMISSION = permission;
  return {
    stop: () => {
      stop();
      delete build.STORAGE_PERMISSION;
      return messages;
    },
  };
}
