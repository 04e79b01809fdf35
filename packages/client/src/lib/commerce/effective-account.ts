import type { Client, EffectiveAccount } from '../client.ts';
import { ownError } from '../client-error.ts';
import { invalidate, under } from '../invalidate.ts';

/**
 * Acts for another account from now on. Kept in session storage (S-135); the session and all that depends on the account are refreshed (S-166).
 * A blank id throws (S-197, S-198), so that none is stored (S-214).
 */
export async function setEffectiveAccount(client: Client, account: EffectiveAccount): Promise<void> {
  if (account.id.trim() === '')
    throw ownError(
      400,
      'Bad Request',
      'INVALID_CONFIG',
      "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
    );
  client.storage.effectiveAccount?.save(account);
  client.context = { ...client.context, effectiveAccountId: account.id };
  await invalidate(
    client,
    under('commerce-context/getSessionContext', 'carts/', 'checkout/', 'orders/', 'catalogue/'),
  );
}
