import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

/**
 * What 20 units like one were sold for and 20 ask for now, with the medians of all that were found. Prices are net,
 * decimal strings. For clerks who set a price.
 */
export const getSimilarSales = readAdapter(calls.getSimilarSales);
