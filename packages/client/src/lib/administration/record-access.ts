import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

/** Who of the house looked at what about people, the newest first; never fresh. For administrators. */
export const getRecordAccesses = readAdapter(calls.getRecordAccesses);
