import * as calls from '@relab/contract/commerce';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { fulfillmentWrite } from './order-fulfillment.ts';

/**
 * Cancels units that are in no shipment yet, all or those that are named, and credits them. Rejects with 409 where
 * that would be all of an untouched order. For clerks.
 */
export const cancelOrderItems = writeAdapter(calls.cancelOrderItems, fulfillmentWrite);
