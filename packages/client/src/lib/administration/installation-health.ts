import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

/** How all processes do, what they share, and what of it needs somebody. For administrators. */
export const getInstallationHealth = readAdapter(calls.getInstallationHealth);
