import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../read-adapter.ts';

export const getOrderSummaries = readAdapter(calls.getOrderSummaries);

export const getOrderSummary = readAdapter(calls.getOrderSummary);
