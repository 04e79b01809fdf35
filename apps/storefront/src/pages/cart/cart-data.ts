import type { CartItems, OrderApproval } from '@relab/contract/commerce';
import type { Shopper } from '../../account/shopper.ts';
import type { CartPageState } from './cart-href.ts';

/** The cart as its page shows it; closed to guests where the store has no guest cart (S-219). */
export type CartData =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly pageState: CartPageState;
      readonly items: CartItems;
      readonly shopper: Shopper;
      /** The latest approval request of this cart: pending or rejected. */
      readonly approval?: OrderApproval | null;
      /** The cart from before signing in could not come along yet. */
      readonly isMoreToCome?: boolean;
    };

export type CartEntry = CartItems['cartItems'][number];
