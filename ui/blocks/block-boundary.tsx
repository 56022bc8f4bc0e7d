import { Component, type ReactNode } from 'react';

type BlockBoundaryProps = {
  readonly component: string;
  readonly id: string;
  readonly onFailure: () => void;
  readonly children: ReactNode;
};

/**
 * Leaves out a block that fails and reports which one it was (CNT-04).
 * A class and a superclass, since React offers no other way to catch what a view throws.
 */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(cause: Error): void {
    const { component, id, onFailure } = this.props;
    onFailure();
    globalThis.reportError(new Error(`The block ${component} ${id} was left out: ${cause.message}`, { cause }));
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
