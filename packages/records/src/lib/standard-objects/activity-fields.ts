import { anyReference, reference } from '../objects/fields.ts';

/** Who and what an activity, done or to be done, is about, and what the activities of a record are called. */
export const activityFields = (childRelationshipName: string) => ({
  WhoId: anyReference({ label: 'Name', help: 'A contact or a lead.' }),
  WhatId: anyReference({ label: 'Related To', childRelationshipName }),
  AccountId: reference({ label: 'Account', to: 'Account' }),
});
