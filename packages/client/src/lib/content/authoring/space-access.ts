import * as calls from '@relab/contract/content';
import { authoringRead, authoringWrite } from './authoring-adapter.ts';

/** Roles with what they may do, the members of a space, and what the user may do there. */
export const getSpaceAccess = authoringRead(calls.getSpaceAccess);

/** Makes somebody a member, by their email address. Rejects with 409 for one who is. */
export const addSpaceMember = authoringWrite(calls.addSpaceMember);

/** Gives a member another role. */
export const updateSpaceMember = authoringWrite(calls.updateSpaceMember);

/** Sets what a role may do in a space, with one type of content or with all others. Rejects with 409 for those that administer. */
export const updateSpaceRole = authoringWrite(calls.updateSpaceRole);

/** Takes the role in a space from somebody. */
export const removeSpaceMember = authoringWrite(calls.removeSpaceMember);

/** Who did what in a space, the latest first, for those who write there. */
export const getSpaceActivity = authoringRead(calls.getSpaceActivity);
