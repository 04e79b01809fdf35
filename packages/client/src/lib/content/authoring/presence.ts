import * as calls from '@relab/contract/content';
import { writeAdapter } from '../../adapters/write-adapter.ts';

/** Says that the user has a content open, and responds with who else has. Nothing is cached of it. */
export const reportContentPresence = writeAdapter(calls.reportContentPresence);

/** Says that the user has closed it. */
export const endContentPresence = writeAdapter(calls.endContentPresence);
