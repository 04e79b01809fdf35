import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';

/** What this browser's user chose about being counted. */
export const getConsent = readAdapter(calls.getConsent);
