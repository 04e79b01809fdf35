import type { Client } from '@relab/client';
import { claimGuestOrders, mergeGuestCart } from '@relab/client/commerce';
import { type Outcome, Redirect, redirectTo } from '@relab/pages';
import { hrefOf } from '../href.ts';
import type { PageContext } from '../page.ts';
import { routes } from '../routes.ts';
import { syncCurrency } from './sync-currency.ts';

/** What became of the cart that somebody had before signing in. */
export interface Merged {
  readonly isMerged: boolean;
  /** Products that could not be merged. */
  readonly failed: number;
}

/**
 * Where somebody goes who has just signed in. What could not be merged into their cart is shown there before anything
 * else, with a link to go on; what was merged is shown when they go to the cart anyway.
 */
export function hrefAfterSignIn({ isMerged, failed }: Merged, next: string | undefined): string {
  const cart = hrefOf(routes.cart);
  const isToCart = next === undefined ? isMerged : next === cart || next.startsWith(`${cart}?`);
  if (failed > 0) return hrefOf(routes.cart, undefined, { failed, next: isToCart ? undefined : next });
  if (isToCart) return hrefOf(routes.cart, undefined, { merged: isMerged ? 1 : undefined });
  return next ?? hrefOf(routes.home);
}

async function merge(client: Client, isOnce = false): Promise<Merged> {
  const { numberOfProducts = 0, numberOfProductsWithError = 0 } =
    (await mergeGuestCart(client, { isOnce })) ?? {};
  return { isMerged: numberOfProducts > 0, failed: numberOfProductsWithError };
}

/**
 * S-162: the guest's cart comes along, and so do their orders; whether they do never keeps anybody from being signed in
 * (S-248). What was requested before signing in is done, and decides the next page.
 */
export async function afterSignIn(
  client: Client,
  next: string | undefined,
  resume?: PageContext['resume'],
): Promise<Outcome> {
  const merged = await merge(client);
  await syncCurrency(client);
  await claimGuestOrders(client, {}).catch(() => {});
  return redirectTo(hrefAfterSignIn(merged, (await resume?.()) ?? next));
}

/**
 * Of somebody who is signed in: a cart that could not come along then, because one of the two was being filled or its
 * order waits for an approval, is tried again where it is missed. Once it has come, the page is opened anew, or the cart
 * where something of it was lost. Answers whether it is still to come.
 */
export async function bringGuestCart(client: Client, { pathname, search }: URL): Promise<boolean> {
  const { guestCart } = client.storage;
  if (!guestCart?.read()) return false;
  const merged = await merge(client, true);
  if (merged.isMerged) throw new Redirect(hrefAfterSignIn(merged, pathname + search));
  return guestCart.read() !== null;
}
