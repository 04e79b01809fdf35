import { cartStatus } from '@relab/client';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient } from './provider.tsx';

const never = () => false;

/** Whether a write to the cart is in flight (S-153). */
export function useCartProcessing(): boolean {
  const client = useClient();
  const status = useMemo(() => cartStatus(client), [client]);
  const peek = () => status.read().data?.isProcessing ?? false;
  return useSyncExternalStore(status.subscribe, peek, never);
}
