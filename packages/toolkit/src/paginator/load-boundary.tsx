import { Component, type ReactNode } from 'react';

interface LoadBoundaryProps {
  readonly onLoadError?: ((error: Error) => void) | undefined;
  readonly children: ReactNode;
}

interface LoadBoundaryState {
  readonly error?: Error | undefined;
}

/**
 * S-256, S-257: what could not be loaded is missing for good: the error is stored, nothing inside is rendered or given
 * attributes any more, and the page around it goes on.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state: LoadBoundaryState = {};

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(_: LoadBoundaryProps, before: LoadBoundaryState): void {
    const { error } = this.state;
    if (error !== undefined && before.error !== error) this.props.onLoadError?.(error);
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : null;
  }
}
