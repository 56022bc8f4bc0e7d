import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = { readonly onBroken: () => void; readonly children: ReactNode };

/**
 * Leaves out a view that throws, so that the rest of the page keeps working. A class, since React catches errors of
 * views in no other way.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: Error): void {
    globalThis.reportError(cause);
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
