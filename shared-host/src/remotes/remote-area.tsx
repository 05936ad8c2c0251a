import { Suspense, use, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { EarlyInputReplay, ErrorBoundary, HostContext, useHost } from 'shared-shell/host';
import { useStore } from 'zustand';
import { UntilReady } from '../area-html/server-html.tsx';
import { messages } from '../messages.en.ts';
import { AreaFailure, AreaNotice, AreaSkeleton } from '../pages/area-states.tsx';
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
      {hydrating && <HydrationNotice remote={remote} page={page} />}
      {opened && <NotInteractiveNotice key={key} remote={remote} page={page} />}
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
function HydrationNotice(area: { remote: string; page: string }) {
  const { isServerHtml } = useHostInternals();
  return isServerHtml() ? <NotInteractiveNotice {...area} /> : null;
}

/** A message above server HTML whose code cannot be loaded: the HTML stays readable but does not react to input. */
function NotInteractiveNotice({ remote, page }: { remote: string; page: string }) {
  const { registry } = useHostInternals();
  const hasFailed = useStore(registry.status, (all) => all[remote]?.state === 'failed');
  const [isShown, setIsShown] = useState(false);
  // It stays while the code is tried again by itself: the page would move with each attempt, and Retry lose the focus.
  if (hasFailed && !isShown && !registry.page(remote, page).isReady()) setIsShown(true);
  useEffect(() => {
    if (isShown)
      registry
        .page(remote, page)
        .promiseForHydration()
        .then(() => setIsShown(false));
  }, [isShown, registry, remote, page]);
  if (!isShown) return null;
  const retry = () => {
    registry.retry(remote);
    setIsShown(false);
  };
  return <AreaNotice message={messages.areaNotInteractive} onRetry={retry} />;
}
