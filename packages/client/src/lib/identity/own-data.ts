import * as calls from '@relab/contract/identity';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

const changes = changesOf('identity');

/** Whether the user's data are to be erased, and which of them the law retains. Rejects for guests. */
export const getOwnData = readAdapter(calls.getOwnData);

/** Has the user erased in 14 days. Rejects with 403 unless they signed in within ten minutes, 409 for the last administrator. */
export const requestOwnErasure = writeAdapter(calls.requestOwnErasure, { changes });

/** Cancels the erasure; rejects with 404 where none was requested. */
export const cancelOwnErasure = writeAdapter(calls.cancelOwnErasure, { changes });
