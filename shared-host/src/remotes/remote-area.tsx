import { Suspense, use, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EarlyInputReplay, ErrorBoundary, HostContext, useHost } from 'shared-shell/host';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { UntilReady } from '../area-html/server-html.tsx';
import { messages } from '../messages.en.ts';
import { AreaFailure, AreaNotice, AreaSkeleton } from '../pages/area-states.tsx';
import type { CodeResource } from './code-resource.ts';
import { HostInternalsContext } from './host-internals.ts';

/** React Router's key for the history entry of the loaded document: only that one has server HTML to hydrate. */
const FIRST_KEY = 'default';

interface RemoteAreaProps {
  remote: string;
  version: string;
  page: string;
  /** Language of the remote's texts, where it is not the page's. */
  lang?: string | undefined;
}

/**
 * The area of one remote's page. When it fails, the area shows a message, a Retry without reload and a link to the home
 * page, while the site frame and all other routes keep working (REL-1).
 */
export function RemoteArea({ remote, version, page, lang }: RemoteAreaProps) {
  const { registry, htmlOf } = useHostInternals();
  const host = useHost();
  const { telemetry } = host;
  const { key, pathname } = useLocation();
  const opened = htmlOf?.(key);
  const [attempt, setAttempt] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  const retry = () => {
    registry.retry(remote);
    setAttempt((n) => n + 1);
  };
  const hydrating = key === FIRST_KEY;
  return (
    <div ref={area} data-remote={remote} data-version={version} lang={lang}>
      {hydrating && <HydrationNotice code={registry.page(remote, page)} />}
      {opened && <NotInteractiveNotice key={key} codes={[registry.page(remote, page)]} />}
      <ErrorBoundary
        key={`${pathname} ${attempt}`}
        area={area}
        fallback={
          <>
            <AreaFailure message={messages.areaFailed} onRetry={retry} />
            <EarlyInputReplay area={area} />
          </>
        }
        onError={(error) => telemetry.error(error, { remote, version, page })}
      >
        <Suspense fallback={<AreaSkeleton />}>
          <UntilReady
            opened={attempt === 0 ? opened : undefined}
            code={() => registry.page(remote, page).promiseForHydration()}
          >
            <HostContext value={host.forRemote?.(remote) ?? host}>
              <PageCode remote={remote} page={page} hydrating={hydrating && attempt === 0} />
            </HostContext>
            <EarlyInputReplay area={area} />
          </UntilReady>
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

function useHostInternals() {
  const internals = useContext(HostInternalsContext);
  if (!internals) throw new Error('RemoteArea must be rendered inside SiteProviders.');
  return internals;
}

const NEVER = new Promise<never>(() => {});

function PageCode({ remote, page, hydrating }: { remote: string; page: string; hydrating: boolean }) {
  const { registry, isServerHtml, hasLeft, onHydrated } = useHostInternals();
  const resource = registry.page(remote, page);
  const tellHydrated = useEffectEvent(() => {
    if (hydrating) onHydrated?.();
  });
  useEffect(() => tellHydrated(), []);
  // React may render a page once more that is being left. It was readable without its code, and stays so until then.
  if (hydrating && !resource.isReady() && hasLeft?.(FIRST_KEY)) use(NEVER);
  const Code = use(
    hydrating && isServerHtml() ? resource.promiseForHydration() : resource.promiseForRender(),
  );
  return <Code />;
}

/**
 * The message above server HTML that is hydrated. It is a sibling of the boundary with a store subscription of its own,
 * because an update of the boundary's parent would make React discard the HTML (PLATFORM-13).
 */
function HydrationNotice({ code }: { code: CodeResource }) {
  const { isServerHtml, registry } = useHostInternals();
  return isServerHtml() ? <NotInteractiveNotice codes={[code, ...registry.renderedWidgets()]} /> : null;
}

/**
 * A message above server HTML whose code cannot be loaded: the HTML stays readable but does not react to input.
 * @param codes those of the page and of the widgets in it
 */
function NotInteractiveNotice({ codes }: { codes: readonly CodeResource[] }) {
  const { registry } = useHostInternals();
  const failed = useStore(
    registry.status,
    useShallow((all) => codes.filter((code) => all[code.remote]?.state === 'failed' && !code.isReady())),
  );
  const [shownFor, setShownFor] = useState<readonly CodeResource[]>([]);
  // It stays while the code is tried again by itself: the page would move with each attempt, and Retry lose the focus.
  if (failed.some((code) => !shownFor.includes(code))) setShownFor([...new Set([...shownFor, ...failed])]);
  useEffect(() => {
    if (shownFor.length > 0)
      Promise.all(shownFor.map((code) => code.promiseForHydration())).then(() => setShownFor([]));
  }, [shownFor]);
  if (shownFor.length === 0) return null;
  const retry = () => {
    for (const { remote } of shownFor) registry.retry(remote);
    setShownFor([]);
  };
  return <AreaNotice message={messages.areaNotInteractive} onRetry={retry} />;
}
