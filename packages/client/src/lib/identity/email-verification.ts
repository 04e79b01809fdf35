import * as calls from '@relab/contract/identity';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf } from '../client/change.ts';

/** The address that the user signs in with, and whether it is confirmed. Rejects for guests. */
export const getEmailVerification = readAdapter(calls.getEmailVerification);

/** Mails the user a link that confirms the address within a day; too many rejects with 429. */
export const requestEmailVerification = writeAdapter(calls.requestEmailVerification);

/** Orders of guests that were placed with the address may be claimed from then on. */
export const confirmEmail = writeAdapter(calls.confirmEmail, {
  changes: changesOf('identity'),
});
