import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

/** Whether the installation is ready and why not, its versions, migrations, and bytes on disk. For clerks. */
export const getSystemHealth = readAdapter(calls.getSystemHealth);
