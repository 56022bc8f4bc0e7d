import { Component, type ReactNode } from 'react';

type BlockBoundaryProps = {
  readonly component: string;
  readonly id: string;
  readonly onFailure: () => void;
  readonly children: ReactNode;
};

/**
 * Leaves out a block that throws and reports its type and id (CNT-04). A class, since React catches errors of views in
 * no other way.
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
