import type { AnyCall } from '@relab/contract';
import * as calls from '@relab/contract/commerce';
import type { Client } from '../../client/client.ts';
import { cartRead } from './cart-read.ts';

/** Totals and counts; `cartId` is null where there is no cart yet. */
export const getCartSummary = cartRead(
  calls.getCartSummary,
  (cart) => cart.asyncOperationStatus === 'Processing',
);

/**
 * A DELETE carries no account (S-224), and its `current` cart is that of the own account: who acts for another one
 * names the cart by its id.
 */
export async function withCartOfAccount<Config>(
  client: Client,
  call: AnyCall,
  config: Config,
): Promise<Config> {
  const { effectiveAccountId, cartId } = client.context;
  const isNamed = cartId !== undefined || (config as { readonly cartId?: string }).cartId !== undefined;
  if (call.method !== 'DELETE' || !effectiveAccountId || isNamed) return config;
  const summary = await getCartSummary(client, {});
  return summary.cartId === null ? config : { ...config, cartId: summary.cartId };
}
