import * as calls from '@relab/contract/administration';
import { readAdapter } from '../adapters/read-adapter.ts';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changesOf, type PublishedChange } from '../client/change.ts';

const changes = changesOf('administration');

const createdUser = ({ userId }: calls.InvitedUser): PublishedChange => ({
  kind: 'record',
  operation: 'create',
  id: userId,
  objectApiName: 'User',
  fields: undefined,
  parents: new Set(),
});

/** Lists of users show the new one. */
export const inviteUser = writeAdapter(calls.inviteUser, {
  changes: (_client, _config, response) => [...changes, createdUser(response)],
});

/**
 * Mails the link of an invitation again, to somebody who has no session yet or whose link has ended. Changes nothing
 * that is read.
 */
export const sendUserInvitation = writeAdapter(calls.sendUserInvitation);

/** Mails a user a link to a new password, good for an hour. The old password and all sessions stay until then. */
export const sendUserPasswordReset = writeAdapter(calls.sendUserPasswordReset);

/** Deactivating somebody, which is an update of the record, ends it too. */
export const getUserAccess = readAdapter(calls.getUserAccess, {
  isAffectedBy: (change, { config }) => change.kind === 'record' && change.id === config.userId,
});

/**
 * Ends all sessions of a user, the tokens of their programs, and links that were mailed to them. Whether they may
 * sign in again is not changed: deactivating the user record does that.
 */
export const endUserAccess = writeAdapter(calls.endUserAccess, { changes });
