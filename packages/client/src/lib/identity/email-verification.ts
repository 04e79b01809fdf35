import * as calls from '@relab/contract/identity';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

export const getEmailVerification = readAdapter(calls.getEmailVerification);

export const requestEmailVerification = writeAdapter(calls.requestEmailVerification);

/** Orders of guests that were placed with the address may be claimed from then on. */
export const confirmEmail = writeAdapter(calls.confirmEmail, {
  changes: changesOf('identity'),
});
