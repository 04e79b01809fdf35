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

export const sendUserInvitation = writeAdapter(calls.sendUserInvitation);
export const sendUserPasswordReset = writeAdapter(calls.sendUserPasswordReset);

/** Deactivating somebody, which is an update of the record, ends it too. */
export const getUserAccess = readAdapter(calls.getUserAccess, {
  isAffectedBy: (change, { config }) => change.kind === 'record' && change.id === config.userId,
});

export const endUserAccess = writeAdapter(calls.endUserAccess, { changes });
