import { anyReference, reference } from '../objects/fields.ts';

/** Who and what an activity, done or to be done, is about. */
export const activityFields = {
  WhoId: anyReference({ label: 'Name', help: 'A contact or a lead.' }),
  WhatId: anyReference({ label: 'Related To' }),
  AccountId: reference({ label: 'Account', to: 'Account' }),
};
