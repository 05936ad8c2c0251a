import {
  Component,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useContext,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { EarlyInputTaker, useHost } from 'shared-shell/host';
import { useStore } from 'zustand';
import { messages } from '../messages.en.ts';
import { AreaFailure, AreaNotice, AreaSkeleton } from '../pages/area-states.tsx';
import { HostingContext } from './hosting.ts';

interface RemoteAreaProps {
  remote: string;
  version: string;
  page: string;
}

/**
 * One remote's page inside the site. What goes wrong in it stays in it: the area shows a message, a Retry that needs
 * no reload and a way home, while the frame and all other routes work on.
 */
export function RemoteArea({ remote, version, page }: RemoteAreaProps) {
  const { registry } = useHosting();
  const { telemetry } = useHost();
  const { key, pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    registry.retry(remote);
    setAttempt((n) => n + 1);
  };
  // React Router calls the entry of the document itself "default": only there server HTML can be waiting.
  const hydrating = key === 'default';
  return (
    <div ref={place} data-remote={remote} data-version={version}>
      {hydrating && <HydrationNotice remote={remote} page={page} />}
      <AreaBoundary
        key={`${pathname} ${attempt}`}
        place={place}
        fallback={
          <>
            <AreaFailure message={messages.areaFailed} onRetry={retry} />
            <EarlyInputTaker area={place} />
          </>
        }
        onError={(error) => telemetry.error(error, { remote, version, page })}
      >
        <Suspense fallback={<AreaSkeleton />}>
          <PageCode remote={remote} page={page} patient={hydrating && attempt === 0} />
          <EarlyInputTaker area={place} />
        </Suspense>
      </AreaBoundary>
    </div>
  );
}

function useHosting() {
  const hosting = useContext(HostingContext);
  if (!hosting) throw new Error('RemoteArea stands outside a host.');
  return hosting;
}

function PageCode({ remote, page, patient }: { remote: string; page: string; patient: boolean }) {
  const { registry, serverRendered } = useHosting();
  const resource = registry.page(remote, page);
  const Code = use(patient && serverRendered ? resource.awaitedPatiently() : resource.awaited());
  return <Code />;
}

/**
 * Server HTML whose code cannot arrive stays readable; this line beside it says so. It is a sibling of the boundary
 * with a subscription of its own, because an update of the boundary's parent would make React drop the HTML.
 */
function HydrationNotice({ remote, page }: { remote: string; page: string }) {
  const { registry, serverRendered } = useHosting();
  const status = useStore(registry.status, (all) => all[remote]);
  if (!serverRendered || status?.state !== 'failed' || registry.page(remote, page).isReady()) return null;
  return <AreaNotice message={messages.areaNotInteractive} onRetry={() => registry.retry(remote)} />;
}

interface BoundaryProps {
  /** The element around the area. */
  place: RefObject<HTMLElement | null>;
  children: ReactNode;
  fallback: ReactNode;
  onError: (error: unknown) => void;
}

class AreaBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  /** Whether the message is about to replace the element that has the focus. */
  override getSnapshotBeforeUpdate() {
    return this.state.failed && this.props.place.current?.contains(document.activeElement) === true;
  }

  override componentDidUpdate(_props: BoundaryProps, _state: object, tookFocus: boolean) {
    const heading = tookFocus ? this.props.place.current?.querySelector('h1') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
