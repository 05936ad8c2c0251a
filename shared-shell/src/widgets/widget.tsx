import { Component, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { ErrorState } from 'shared-ui';
import { savesData, whenIdle } from 'shared-ui/idle';
import { EarlyInputTaker } from '../early-input/early-input.ts';
import { useHost } from '../host/host.ts';
import { messages } from '../messages.en.ts';
import type { WidgetContracts, WidgetName } from './contracts.ts';
import type { WidgetResource } from './registry.ts';

export type WidgetProps<N extends WidgetName> = WidgetContracts[N] & {
  /** Which widget, by the name its remote declares. */
  name: N;
  /** Shown when no released remote offers the widget. Default: nothing, so that the page has no hole. */
  fallback?: ReactNode;
  /** Absent without trace when its code cannot be loaded or breaks: for what a page is whole without. */
  optional?: boolean;
  /** Height in px kept free while the widget loads, so that late content shifts nothing. */
  reserve?: number;
};

/**
 * Shows another remote's component on this page. Its failure stays here: a message with Retry instead of the
 * widget, the page around it untouched.
 */
export function Widget<N extends WidgetName>({
  name,
  fallback = null,
  reserve,
  optional = false,
  ...props
}: WidgetProps<N>) {
  const { widgets, telemetry } = useHost();
  const [attempt, setAttempt] = useState(0);
  const resource = widgets.resolve(name);
  const place = useRef<HTMLDivElement>(null);
  const retry = () => {
    // Asking anew forgets the failure; what comes of it is shown by the boundary.
    resource?.load().catch(() => {});
    setAttempt((n) => n + 1);
  };
  // A dialog's code is nothing for the first view: it comes when the page is idle, or when it is first opened.
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
      ref={place}
      style={reserve ? { minHeight: reserve } : undefined}
      data-remote={resource.remote}
      data-widget={name}
    >
      <WidgetBoundary
        key={attempt}
        onRetry={retry}
        substitute={optional ? { content: fallback } : null}
        onError={(error) => telemetry.error(error, { remote: resource.remote, widget: name })}
      >
        <Suspense fallback={null}>
          <WidgetCode resource={resource} props={props} />
          <EarlyInputTaker area={place} />
        </Suspense>
      </WidgetBoundary>
    </div>
  );
}

/** Runs when the page has been loaded for a while and is idle; not at all for visitors who save data. Returns the clean-up. */
function afterLoad(task: () => void): (() => void) | undefined {
  if (savesData()) return;
  let cancel: (() => void) | undefined;
  const timer = setTimeout(() => {
    cancel = whenIdle(task);
  }, 3_000);
  return () => {
    clearTimeout(timer);
    cancel?.();
  };
}

function WidgetCode({ resource, props }: { resource: WidgetResource; props: object }) {
  const Code = use(resource.awaited());
  return <Code {...props} />;
}

interface BoundaryProps {
  children: ReactNode;
  onRetry: () => void;
  /** Shown instead of the message. */
  substitute: { content: ReactNode } | null;
  onError: (error: unknown) => void;
}

class WidgetBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    if (this.props.substitute) return this.props.substitute.content;
    return <ErrorState message={messages.widgetFailed} onRetry={this.props.onRetry} />;
  }
}
