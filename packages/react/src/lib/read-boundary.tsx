import { ClientError } from '@relab/client';
import { Component, type ReactNode, Suspense, useState } from 'react';
import { SuspendedReadsProvider } from './provider.tsx';
import { createSuspendedReads } from './suspended-reads.ts';

/** What `failed` of a `ReadBoundary` renders. */
export interface ReadFailure {
  readonly error: ClientError;
  /** Asks again for what failed below the boundary, and shows it. */
  readonly retry: () => void;
}

/** What stands in place of the children while they wait, and when they have failed. */
export interface ReadBoundaryProps {
  /** Shown while something below waits. */
  readonly fallback?: ReactNode;
  /** Shown when a read below has failed. Left out, the failure goes on to the error boundary above. */
  readonly failed?: (failure: ReadFailure) => ReactNode;
  /** A failure goes when this is another: of a boundary that stays while what is below becomes another page. */
  readonly resetKey?: string | undefined;
  readonly children?: ReactNode;
}

/**
 * A `Suspense` for reads, and the place of their failures. Requests that only components below wait for are given up
 * when the boundary goes.
 */
export function ReadBoundary({ fallback, failed, resetKey, children }: ReadBoundaryProps): ReactNode {
  const [suspended] = useState(createSuspendedReads);
  const waiting = (
    <SuspendedReadsProvider suspended={suspended}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </SuspendedReadsProvider>
  );
  if (!failed) return waiting;
  return (
    <Failing failed={failed} retry={suspended.retry} resetKey={resetKey}>
      {waiting}
    </Failing>
  );
}

interface FailingProps extends Required<Pick<ReadBoundaryProps, 'failed' | 'children'>> {
  readonly retry: () => void;
  readonly resetKey: string | undefined;
}

interface FailingState {
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

class Failing extends Component<FailingProps, FailingState> {
  override state: FailingState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<FailingState, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: FailingProps, state: FailingState): FailingState | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey };
  }

  readonly retry = (): void => {
    this.props.retry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    // What no read has thrown is nobody's to try again.
    if (!(error instanceof ClientError)) throw error;
    return this.props.failed({ error, retry: this.retry });
  }
}
