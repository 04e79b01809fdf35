import * as z from 'zod/mini';
import { CartItemResult, CartSummary } from './cart-schemas.ts';

/** A copy of a cart as it was created; the secret of its link is returned once, to its creator. */
export const ClonedCart = z.extend(CartSummary, {
  payToken: z.string(),
  /** ISO 8601; until then it may be ordered at its prices. */
  validUntil: z.string(),
});

/** A cart that somebody put together for whoever has its link, and whether it may still be ordered. `validUntil` is ISO 8601. */
export const PayNowCart = z.object({
  cartItems: z.array(CartItemResult),
  cartSummary: CartSummary,
  /** Whether it is the user's current cart. */
  isCurrent: z.boolean(),
  /** Who put it together; null for a guest. */
  preparedBy: z.nullable(z.object({ accountName: z.nullable(z.string()), name: z.nullable(z.string()) })),
  state: z.enum(['Open', 'Ordered', 'Ended']),
  validUntil: z.string(),
});
