import type { DescribedCall } from '../../described-call.ts';
import { fileResponses, responses } from '../../described-call.ts';
import { cancelOrderItems } from './cancel-order-items.ts';
import {
  createShipment,
  downloadPackingSlip,
  downloadShipmentLabels,
  getOrderFulfillment,
} from './order-fulfillment.ts';
import { OrderFulfillment } from './order-fulfillment-schemas.ts';
import {
  approveReturnOrder,
  cancelReturnOrder,
  createReturnOrder,
  downloadReturnCreditNote,
  receiveReturnOrder,
  refundReturnOrder,
} from './return-order.ts';

/** What the calls of this folder respond. */
export const commerceOrderManagementCalls: readonly DescribedCall[] = [
  responses(getOrderFulfillment, { 200: OrderFulfillment }),
  responses(createShipment, { 200: OrderFulfillment }),
  fileResponses(downloadPackingSlip, 'application/pdf'),
  fileResponses(downloadShipmentLabels, 'application/pdf'),
  responses(createReturnOrder, { 200: OrderFulfillment }),
  responses(receiveReturnOrder, { 200: OrderFulfillment }),
  responses(refundReturnOrder, { 200: OrderFulfillment }),
  responses(approveReturnOrder, { 200: OrderFulfillment }),
  responses(cancelReturnOrder, { 200: OrderFulfillment }),
  fileResponses(downloadReturnCreditNote, 'application/pdf'),
  responses(cancelOrderItems, { 200: OrderFulfillment }),
];
