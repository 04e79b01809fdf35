import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../read-adapter.ts';

/** What the store allows and how it is set up (S-138 to S-143). */
export const getAppContext = readAdapter(calls.getAppContext);

/** Who asks (S-137). */
export const getSessionContext = readAdapter(calls.getSessionContext);

/** Which services of that kind the store has (S-144). */
export const getAiConfiguration = readAdapter(calls.getAiConfiguration);
