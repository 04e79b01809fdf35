import type { DescribedCall } from '../../described-call.ts';
import { responses } from '../../described-call.ts';
import { getOrderSummaries, getOrderSummary } from './order.ts';
import {
  cancelUnpaidOrder,
  checkOrderPayment,
  claimGuestOrders,
  confirmOrder,
  payOrder,
  reorder,
  requestOrderCancellation,
  requestOrderReturn,
} from './order-actions.ts';
import { ClaimedOrders, OrderPayment, OrderSummaries, OrderSummary, Reordered } from './order-schemas.ts';

/** What the calls of this folder respond. */
export const commerceOrdersCalls: readonly DescribedCall[] = [
  responses(payOrder, { 200: OrderPayment }),
  responses(checkOrderPayment, { 200: OrderPayment }),
  responses(cancelUnpaidOrder, { 200: OrderPayment }),
  responses(confirmOrder, { 200: OrderSummary }),
  responses(requestOrderCancellation, { 200: OrderSummary }),
  responses(requestOrderReturn, { 200: OrderSummary }),
  responses(reorder, { 200: Reordered }),
  responses(claimGuestOrders, { 200: ClaimedOrders }),
  responses(getOrderSummaries, { 200: OrderSummaries }),
  responses(getOrderSummary, { 200: OrderSummary }),
];
