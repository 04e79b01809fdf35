import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

export const getSimilarSales = readAdapter(calls.getSimilarSales);
