import * as calls from '@relab/contract/commerce';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { fulfillmentWrite } from './order-fulfillment.ts';

export const createReturnOrder = writeAdapter(calls.createReturnOrder, fulfillmentWrite);
export const receiveReturnOrder = writeAdapter(calls.receiveReturnOrder, fulfillmentWrite);
export const refundReturnOrder = writeAdapter(calls.refundReturnOrder, fulfillmentWrite);
/** Agrees to a return that the buyer asked for; `cancelReturnOrder` declines it. */
export const approveReturnOrder = writeAdapter(calls.approveReturnOrder, fulfillmentWrite);
export const cancelReturnOrder = writeAdapter(calls.cancelReturnOrder, fulfillmentWrite);
