import { type Client, cartStatus } from '@relab/client';
import { mergeGuestCart } from '@relab/client/commerce';
import { type Outcome, redirectTo } from '../frame/page.ts';
import { hrefOf } from '../frame/route.ts';
import { routes } from '../routes.ts';

/** What became of the cart that somebody had before signing in. */
export interface Merged {
  readonly isMerged: boolean;
  /** Products that could not be taken over. */
  readonly failed: number;
}

/**
 * Where somebody goes who has just signed in. What could not be taken into their cart is told there before anything
 * else, with the way on; what was taken is told when they go to the cart anyway.
 */
export function hrefAfterSignIn({ isMerged, failed }: Merged, next: string | undefined): string {
  const cart = hrefOf(routes.cart);
  const isToCart = next === undefined ? isMerged : next === cart || next.startsWith(`${cart}?`);
  if (failed > 0) return hrefOf(routes.cart, undefined, { failed, next: isToCart ? undefined : next });
  if (isToCart) return hrefOf(routes.cart, undefined, { merged: isMerged ? 1 : undefined });
  return next ?? hrefOf(routes.home);
}

/** S-162: the guest's cart comes along; whether it does never keeps anybody from being signed in (S-248). */
export async function afterSignIn(client: Client, next: string | undefined): Promise<Outcome> {
  const { guestCart } = client.storage;
  const hadCart = Boolean(guestCart?.read());
  await mergeGuestCart(client);
  const isMerged = hadCart && !guestCart?.read();
  const failed = isMerged
    ? (cartStatus(client).read().data?.preserveGuestCartNumberOfProductsWithError ?? 0)
    : 0;
  return redirectTo(hrefAfterSignIn({ isMerged, failed }, next));
}
