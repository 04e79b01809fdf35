import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';

export const getSystemHealth = readAdapter(calls.getSystemHealth);
