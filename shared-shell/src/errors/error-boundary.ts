import { Component, type ReactNode, type RefObject } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown instead of the children after one of them has thrown. */
  fallback: ReactNode;
  onError: (error: unknown) => void;
  /**
   * Element around the boundary. When the failed children held the focus, the `h1` of the fallback gets it; otherwise
   * keyboard and screen reader users would be sent back to the top of the document.
   */
  area?: RefObject<HTMLElement | null>;
}

/** Limits an error during render or in an effect to its children. Change its `key` to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  /** Runs before React removes the children: whether the focus is about to be lost. */
  override getSnapshotBeforeUpdate() {
    return this.state.failed && this.props.area?.current?.contains(document.activeElement) === true;
  }

  override componentDidUpdate(_props: ErrorBoundaryProps, _state: object, hadFocus: boolean) {
    const heading = hadFocus ? this.props.area?.current?.querySelector('h1') : null;
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus();
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
