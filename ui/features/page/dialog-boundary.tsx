import { Component, type ReactNode } from 'react';

type DialogBoundaryProps = { readonly onBroken: () => void; readonly children: ReactNode };

/** Keeps a dialog that breaks from taking the page along. A class and a superclass, since React offers no other way to catch what a view throws. */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly failed: boolean }> {
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
