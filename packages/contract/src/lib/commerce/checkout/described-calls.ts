import type { DescribedCall } from '../../described-call.ts';
import { fileResponses, responses } from '../../described-call.ts';
import { addCheckoutPayment, getCheckout, placeOrder, startCheckout, updateCheckout } from './checkout.ts';
import { Checkout, PlacedOrder } from './checkout-schemas.ts';
import { approveOrder, getOrderApprovals, rejectOrder, withdrawApproval } from './order-approval.ts';
import { OrderApproval, OrderApprovals } from './order-approval-schemas.ts';
import {
  attachPurchaseOrder,
  detachPurchaseOrder,
  downloadCreditNote,
  downloadInvoice,
  downloadOrderDocument,
  downloadOrderReturnCreditNote,
} from './purchase-order-document.ts';

/** What the calls of this folder respond. */
export const commerceCheckoutCalls: readonly DescribedCall[] = [
  responses(startCheckout, { 200: Checkout, 201: Checkout }),
  responses(getCheckout, { 200: Checkout }),
  responses(updateCheckout, { 200: Checkout }),
  responses(addCheckoutPayment, { 200: Checkout }),
  responses(placeOrder, {
    200: PlacedOrder,
    201: PlacedOrder,
    202: OrderApproval,
  }),
  responses(getOrderApprovals, { 200: OrderApprovals }),
  responses(approveOrder, { 200: OrderApproval }),
  responses(rejectOrder, { 200: OrderApproval }),
  responses(withdrawApproval, { 200: OrderApproval }),
  responses(attachPurchaseOrder, { 201: Checkout }),
  responses(detachPurchaseOrder, { 200: Checkout }),
  fileResponses(downloadInvoice, 'application/pdf'),
  fileResponses(downloadCreditNote, 'application/pdf'),
  fileResponses(downloadOrderDocument, 'application/pdf', 'image/png', 'image/jpeg'),
  fileResponses(downloadOrderReturnCreditNote, 'application/pdf'),
];
