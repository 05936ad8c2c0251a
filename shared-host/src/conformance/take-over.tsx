import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describeError } from 'shared-releases/describe-error';
import type { Remote } from 'shared-shell';
import type { RouteConfig } from 'shared-shell/remote-config';
import { createFirstView } from '../remotes/first-view.ts';
import { createRemoteRegistry } from '../remotes/remote-registry.ts';
import { createTestHost } from '../testing/render-with-host.tsx';
import { pageTree, pendingApi } from './page-tree.tsx';

interface TakeOver {
  /** Whether the page's code was loaded before its moment. */
  isLoadedEarly: boolean;
  /** Messages of React about HTML that it had to replace, and errors of the page. */
  replaced: string[];
  /** Whether the page's code was there in the end. */
  hasTakenOver: boolean;
}

/**
 * Shows a page as a first view does: the HTML of the server, in which the page's code waits for its moment; then the moment
 * comes. Its requests stay pending.
 * @param address path and query of the page
 */
export async function takeOver(remote: Remote, route: RouteConfig, address: string): Promise<TakeOver> {
  const { pages } = remote;
  const { name } = remote.config;
  let loads = 0;
  const source = {
    name,
    version: 'test',
    widgets: [],
    load: async (): Promise<Remote> => {
      loads += 1;
      return remote;
    },
  };
  const tree = (registry: ReturnType<typeof createRemoteRegistry>, isServerHtml: () => boolean) => {
    const { host, queryClient } = createTestHost({ api: pendingApi });
    return (
      <main id="main">{pageTree(name, route, { address, host, queryClient, registry, isServerHtml })}</main>
    );
  };
  const telemetry = { event() {}, error() {} };
  const onServer = createRemoteRegistry([source], { telemetry, onServer: true });
  await onServer.page(name, route.page).load();
  const box = document.body.appendChild(document.createElement('div'));
  box.append(...elementsOf(renderToString(tree(onServer, () => false))));

  loads = 0;
  const moment = Promise.withResolvers<void>();
  const firstView = createFirstView(box, {
    whenNeeded: () => moment.promise,
    need() {},
    needAll() {},
    end() {},
    reasons: () => [],
  });
  const inBrowser = createRemoteRegistry([source], { telemetry, firstView });
  const recoverable: string[] = [];
  const caught: string[] = [];
  const root = await act(async () =>
    hydrateRoot(box, tree(inBrowser, firstView.isShown), {
      onRecoverableError: (error) => recoverable.push(error instanceof Error ? error.message : String(error)),
      // Without this, React prints each error with its whole stack.
      onCaughtError: (error, { componentStack }) => caught.push(describeError(error, componentStack)),
    }),
  );
  const isLoadedEarly = loads > 0;
  await act(async () => {
    moment.resolve();
    await pages[route.page]?.load();
  });
  const hasTakenOver = inBrowser.page(name, route.page).isReady();
  await act(async () => root.unmount());
  box.remove();
  // An error on the server that the browser has as well is one error.
  const replaced = caught.length > 0 ? caught : recoverable;
  return { isLoadedEarly, replaced, hasTakenOver };
}

/** The elements of HTML. */
const elementsOf = (html: string) => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];
