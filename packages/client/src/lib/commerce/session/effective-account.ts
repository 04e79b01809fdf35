import { changesOf } from '../../client/change.ts';
import type { Client, EffectiveAccount } from '../../client/client.ts';
import { invalidateAffected } from '../../invalidation/invalidate-affected.ts';
import { accountRequired } from './managed-account.ts';

/** What differs by account. */
const refresh = (client: Client): Promise<unknown> =>
  invalidateAffected(
    client,
    changesOf('session', 'carts', 'delivery-groups', 'checkout', 'orders', 'catalogue'),
    { isReplaced: true },
  );

/**
 * Acts for another account from now on. Kept in session storage (S-135); the session and all that depends on the account are refreshed (S-166).
 * A blank id throws (S-197, S-198), so that none is stored (S-214).
 */
export async function setEffectiveAccount(client: Client, account: EffectiveAccount): Promise<void> {
  if (account.id.trim() === '') throw accountRequired();
  client.storage.effectiveAccount?.save(account);
  client.context = { ...client.context, effectiveAccountId: account.id };
  await refresh(client);
}

/** Acts for the own account again. */
export async function forgetEffectiveAccount(client: Client): Promise<void> {
  client.storage.effectiveAccount?.remove();
  const { effectiveAccountId: _, ...context } = client.context;
  client.context = context;
  await refresh(client);
}
