import { type Client, ClientError } from '@relab/client';
import { forgetEffectiveAccount, getEffectiveAccount } from '@relab/client/commerce';
import { isUnavailable } from '@relab/pages';

/**
 * Sees that the account that a page is for may be acted for still: whoever signed out, or is trusted with it no longer,
 * goes on with their own, and no page fails for it. Where the check fails now the account is left as it is.
 */
export async function verifyAccount(client: Client): Promise<void> {
  const { effectiveAccountId } = client.context;
  if (effectiveAccountId === undefined) return;
  try {
    const { id, name } = await getEffectiveAccount(client, { effectiveAccountId });
    const { effectiveAccount } = client.storage;
    if (effectiveAccount?.read()?.name !== name) effectiveAccount?.save({ id, name });
  } catch (error) {
    if (error instanceof ClientError && error.status >= 400 && error.status < 500 && !isUnavailable(error))
      await forgetEffectiveAccount(client);
  }
}
