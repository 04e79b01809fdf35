import { reference, text } from '@relab/records/objects';

/** Who a cart or an order belongs to: a user with an account, or the browser that holds a guest's secret. */
export const ownerFields = {
  OwnerId: reference({ label: 'Owner', to: 'User' }),
  AccountId: reference({ label: 'Account', to: 'Account' }),
  /** The hash of a secret: nobody's to read. */
  GuestKey: text({ label: 'Guest Key', length: 64, indexed: true, readableBy: [], writableBy: [] }),
};

export const ofUser = { field: 'OwnerId', is: 'user' } as const;
export const ofAccount = { field: 'AccountId', is: 'account' } as const;
