import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

/** What is stored, for how long and why, with what was removed of it; 10 s fresh. For administrators. */
export const getRetention = readAdapter(calls.getRetention);
