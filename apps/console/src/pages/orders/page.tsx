import type { ReactNode } from 'react';
import { DeskPage } from '../../desks/desk-page.tsx';
import { DeskRecord } from '../../desks/desk-record.tsx';
import type { Queue } from '../../desks/queue.ts';
import type { Page, PageProps } from '../page.ts';
import { OrderPanel } from './order-panel.tsx';
import { ReturnedOrder } from './returned-order.tsx';
import * as texts from './texts.ts';

const orders = { objectApiName: 'OrderSummary', sortBy: ['OrderedDate'] } as const;

const returns = { objectApiName: 'ReturnOrder', sortBy: ['CreatedDate'] } as const;

const queues: readonly Queue[] = [
  { ...orders, id: 'new', label: texts.toApprove, listViewApiName: 'NewOrders' },
  { ...orders, id: 'ship', label: texts.toShip, listViewApiName: 'ToShip' },
  { ...orders, id: 'part', label: texts.partlyShipped, listViewApiName: 'PartlyShipped' },
  { ...orders, id: 'cancel', label: texts.toCancel, listViewApiName: 'CancellationRequests' },
  { ...returns, id: 'returns', label: texts.toDecide, listViewApiName: 'Requested' },
  { ...returns, id: 'expected', label: texts.expectedBack, listViewApiName: 'Expected' },
  { ...returns, id: 'refund', label: texts.toRefund, listViewApiName: 'ToRefund' },
  {
    ...orders,
    id: 'all',
    label: texts.allOrders,
    listViewApiName: 'AllOrders',
    sortBy: ['-OrderedDate'],
    isReference: true,
  },
];

function OrdersView({ url }: PageProps): ReactNode {
  return (
    <DeskPage
      title={texts.heading}
      url={url}
      queues={queues}
      detail={({ queue: { objectApiName }, recordId }) => (
        <>
          <DeskRecord objectApiName={objectApiName} recordId={recordId} hasActionKeys />
          {objectApiName === 'OrderSummary' ? (
            <OrderPanel orderSummaryId={recordId} />
          ) : (
            <ReturnedOrder returnOrderId={recordId} />
          )}
        </>
      )}
    />
  );
}

export const page: Page = { View: OrdersView };
