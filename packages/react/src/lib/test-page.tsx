import type { Client } from '@relab/client';
import { getProduct, getSessionContext } from '@relab/client/commerce';
import { Component, type ReactNode, Suspense } from 'react';
import { RelabProvider } from './provider.tsx';
import { useRead } from './use-read.ts';
import { useSuspendingRead } from './use-suspending-read.ts';

function Product() {
  const { id } = useSuspendingRead(getProduct, { productId: '01t1' });
  return <p>{id}</p>;
}

function Session() {
  const { state, data } = useRead(getSessionContext, {});
  return <i>{data ? String(data.guestUser) : state}</i>;
}

interface BoundaryState {
  readonly error?: Error;
}

class Boundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: Error): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error?.message ?? this.props.children;
  }
}

/** A page with a read that suspends and one that does not. */
export const testPage = (client: Client): ReactNode => (
  <RelabProvider client={client}>
    <Boundary>
      <Suspense fallback="waiting">
        <Product />
      </Suspense>
    </Boundary>
    <Session />
  </RelabProvider>
);
