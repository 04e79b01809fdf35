import { useSuspendingRecord } from '@relab/react/records';
import type { ReactNode } from 'react';
import { OrderPanel } from './order-panel.tsx';

/** The order that a return belongs to. */
export function ReturnedOrder({ returnOrderId }: { readonly returnOrderId: string }): ReactNode {
  const { fields } = useSuspendingRecord({
    recordId: returnOrderId,
    fields: ['ReturnOrder.OrderSummaryId'],
  });
  return <OrderPanel orderSummaryId={String(fields.OrderSummaryId?.value)} />;
}
