import * as calls from '@relab/contract/identity';
import { readAdapter } from '../adapters/read-adapter.ts';

/** Whose session it is; `user` is null for a guest. */
export const getCurrentUser = readAdapter(calls.getCurrentUser);
