import { type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { ErrorState } from 'shared-ui';
import { savesData, whenIdle } from 'shared-ui/idle';
import { EarlyInputReplay } from '../early-input/early-input.ts';
import { ErrorBoundary } from '../errors/error-boundary.ts';
import { HostContext, useHost } from '../host/host.ts';
import { messages } from '../messages.en.ts';
import type { WidgetContracts, WidgetName } from './contracts.ts';
import type { WidgetResource } from './registry.ts';

export type WidgetProps<N extends WidgetName> = WidgetContracts[N] & {
  /** The widget's name, as its remote declares it. */
  name: N;
  /** Shown when no released remote offers the widget. Default: nothing. */
  fallback?: ReactNode;
  /** Shows the fallback instead of an error message when the widget fails: for widgets that the page can do without. */
  optional?: boolean;
  /** Shown while the widget's code loads. Default: nothing. */
  loading?: ReactNode;
  /** Height in px reserved while the widget loads, to avoid layout shifts. */
  reserve?: number;
};

/**
 * Shows another remote's component on this page. A failure replaces only the widget, with a message and Retry; the page
 * around it is not affected (REL-1).
 */
export function Widget<N extends WidgetName>({
  name,
  fallback = null,
  loading = null,
  reserve,
  optional = false,
  ...props
}: WidgetProps<N>) {
  const host = useHost();
  const { widgets, telemetry } = host;
  const [attempt, setAttempt] = useState(0);
  const resource = widgets.resolve(name);
  const area = useRef<HTMLDivElement>(null);
  const retry = () => {
    // Starts a new load; the boundary shows its outcome.
    resource?.load().catch(() => {});
    setAttempt((n) => n + 1);
  };
  // A closed dialog is not part of the first view: its code loads when the page is idle or when it is first opened.
  const isOpen = (props as { open?: boolean }).open;
  const [wasOpened, setWasOpened] = useState(isOpen !== false);
  if (isOpen && !wasOpened) setWasOpened(true);
  useEffect(
    () => (wasOpened ? undefined : afterLoad(() => resource?.load().catch(() => {}))),
    [wasOpened, resource],
  );
  if (!resource) return fallback;
  if (!wasOpened) return null;
  return (
    <div
      ref={area}
      style={reserve ? { minHeight: reserve } : undefined}
      data-remote={resource.remote}
      lang={resource.lang}
      data-widget={name}
    >
      <ErrorBoundary
        key={attempt}
        fallback={
          <>
            {optional ? fallback : <ErrorState message={messages.widgetFailed} onRetry={retry} />}
            <EarlyInputReplay area={area} />
          </>
        }
        onError={(error) => telemetry.error(error, { remote: resource.remote, widget: name })}
      >
        <Suspense fallback={loading}>
          <HostContext value={host.forRemote?.(resource.remote) ?? host}>
            <WidgetCode resource={resource} props={props} />
          </HostContext>
          <EarlyInputReplay area={area} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Time in ms for the first view to settle before code that it does not need is loaded. */
const IDLE_DELAY_MS = 3_000;

/** Calls `run` once the page is idle, and never with Save-Data. Returns the clean-up. */
function afterLoad(run: () => void): (() => void) | undefined {
  if (savesData()) return undefined;
  let cancel: (() => void) | undefined;
  const timer = setTimeout(() => {
    cancel = whenIdle(run);
  }, IDLE_DELAY_MS);
  return () => {
    clearTimeout(timer);
    cancel?.();
  };
}

function WidgetCode({ resource, props }: { resource: WidgetResource; props: object }) {
  const Code = use(resource.promiseForRender());
  return <Code {...props} />;
}
