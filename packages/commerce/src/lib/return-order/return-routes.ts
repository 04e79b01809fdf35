import {
  approveReturnOrder,
  cancelOrderItems,
  cancelReturnOrder,
  createReturnOrder,
  downloadReturnCreditNote,
  receiveReturnOrder,
  refundReturnOrder,
} from '@relab/contract/commerce';
import { staffRoute } from '@relab/server/administration';
import type { Route } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import { notFound } from '../errors.ts';
import { readFulfillment } from '../fulfillment/read-fulfillment.ts';
import { renderInvoice } from '../invoice/render-invoice.ts';
import type { CommerceOptions } from '../options/options.ts';
import { pdfResponse } from '../pdf/pdf-response.ts';
import { toRecordId } from '../record-id.ts';
import { cancelItems } from './cancel-items.ts';
import { createReturn } from './create-return.ts';
import { approveReturn, cancelReturn } from './decide-return.ts';
import { receiveReturn } from './receive-return.ts';
import { refundReturn } from './refund-return.ts';
import { readReturnCredit } from './return-credit-note.ts';

/** The calls of those who take goods back, or do not send them. */
export const returnRoutes = (options: CommerceOptions): readonly Route[] => [
  idempotent(
    staffRoute('clerk', createReturnOrder, async ({ orderSummaryId, ...input }, context) => {
      const orderId = toRecordId(orderSummaryId);
      await createReturn(context, orderId, input);
      return await readFulfillment(context.database, orderId);
    }),
  ),

  idempotent(
    staffRoute('clerk', cancelOrderItems, async ({ orderSummaryId, ...input }, context) => {
      const orderId = toRecordId(orderSummaryId);
      await cancelItems(context, orderId, input, options);
      return await readFulfillment(context.database, orderId);
    }),
  ),

  staffRoute('clerk', receiveReturnOrder, async ({ returnOrderId, items }, context) => {
    const orderId = await receiveReturn(context, toRecordId(returnOrderId), items);
    return await readFulfillment(context.database, orderId);
  }),

  staffRoute('clerk', refundReturnOrder, async ({ returnOrderId, deliveryAmount }, context) => {
    const orderId = await refundReturn(context, toRecordId(returnOrderId), deliveryAmount, options);
    return await readFulfillment(context.database, orderId);
  }),

  staffRoute('clerk', approveReturnOrder, async ({ returnOrderId, note }, context) => {
    const orderId = await approveReturn(context, toRecordId(returnOrderId), note);
    return await readFulfillment(context.database, orderId);
  }),

  staffRoute('clerk', cancelReturnOrder, async ({ returnOrderId, note }, context) => {
    const orderId = await cancelReturn(context, toRecordId(returnOrderId), note);
    return await readFulfillment(context.database, orderId);
  }),

  staffRoute('clerk', downloadReturnCreditNote, async ({ returnOrderId }, { database }) => {
    const content = await readReturnCredit(database, toRecordId(returnOrderId));
    if (!content) throw notFound('paper');
    return pdfResponse(await renderInvoice(content), content.invoiceNumber);
  }),
];
