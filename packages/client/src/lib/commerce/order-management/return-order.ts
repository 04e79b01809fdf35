import * as calls from '@relab/contract/commerce';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { fulfillmentWrite } from './order-fulfillment.ts';

/** Expects units back that have left; more than that rejects with 409. For clerks. */
export const createReturnOrder = writeAdapter(calls.createReturnOrder, fulfillmentWrite);

/** Notes what of a return has come and what of it is for sale again; a line that is left out did not come. Once. */
export const receiveReturnOrder = writeAdapter(calls.receiveReturnOrder, fulfillmentWrite);

/** Credits what was received, and gives the amount back to the card where one was charged. Once. */
export const refundReturnOrder = writeAdapter(calls.refundReturnOrder, fulfillmentWrite);
/** Accepts a return that the buyer requested; `cancelReturnOrder` declines it. */
export const approveReturnOrder = writeAdapter(calls.approveReturnOrder, fulfillmentWrite);

/**
 * Cancels an expected return, or declines one that the buyer requested, who gets a mail. Not once it was
 * received.
 */
export const cancelReturnOrder = writeAdapter(calls.cancelReturnOrder, fulfillmentWrite);
