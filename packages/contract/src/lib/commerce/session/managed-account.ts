import { read, shape } from '../../call.ts';
import { storeLifetime } from '../../lifetime.ts';
import { boolean, list, object, optional, text } from '../../schema.ts';
import { webstorePath } from '../webstore.ts';
import type { EffectiveAccount, ExternalManagedAccounts } from './responses.ts';

/** S-198, S-253: what a blank account is rejected with, by the client and by the server. */
export const effectiveAccountRequired =
  "The 'effectiveAccountId' param is required to be able to successfully execute this request.";

/** S-134: the accounts that the buyer may act for; with `includeMyAccount` the buyer's own as well, and first. */
export const getExternalManagedAccounts = read({
  id: 'getExternalManagedAccounts',
  area: 'commerce-context',
  path: `${webstorePath}/external-managed-accounts`,
  query: object({ includeMyAccount: optional(boolean) }),
  response: shape<ExternalManagedAccounts>(),
  lifetime: storeLifetime,
});

/** S-197: one account that the buyer may act for. */
export const getEffectiveAccount = read({
  id: 'getEffectiveAccount',
  area: 'commerce-context',
  path: `${webstorePath}/effective-accounts/{effectiveAccountId}`,
  query: object({ fields: optional(list(text(), 50)) }),
  response: shape<EffectiveAccount>(),
  lifetime: storeLifetime,
});
