import * as calls from '@relab/contract/identity';
import { invalidate, under } from '../invalidate.ts';
import { readAdapter } from '../read-adapter.ts';
import { writeAdapter } from '../write-adapter.ts';

export const getEmailVerification = readAdapter(calls.getEmailVerification);

export const requestEmailVerification = writeAdapter(calls.requestEmailVerification);

/** Orders of guests that were placed with the address may be claimed from then on. */
export const confirmEmail = writeAdapter(calls.confirmEmail, {
  after: (client) => invalidate(client, under('identity/')),
});
