import type { CartItems } from '@relab/contract/commerce';
import type { Shopper } from '../../buying/shopper.ts';

/** The cart as its page shows it; closed to guests where the store has no guest cart (S-219). */
export type CartData =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly pageNumber: number;
      readonly items: CartItems;
      readonly shopper: Shopper;
    };

export type CartEntry = CartItems['cartItems'][number];
