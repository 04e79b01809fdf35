import * as calls from '@relab/contract/commerce';
import { writeAdapter } from '../../adapters/write-adapter.ts';
import { fulfillmentWrite } from './order-fulfillment.ts';

export const cancelOrderItems = writeAdapter(calls.cancelOrderItems, fulfillmentWrite);
