import { expect, it } from 'vitest';
import { isLoggedIn, mayUseCart, mayUseCheckout } from './guest-check.ts';

const guest = { guestUser: true };
const buyer = { guestUser: false };

it('S-218 is logged in who is no guest', () => {
  expect([isLoggedIn(guest), isLoggedIn(buyer)]).toEqual([false, true]);
});

it.each([true, false])(
  'S-219, S-220 lets guests use cart and checkout as the app context says: %s',
  (enabled) => {
    const app = { guestCartEnabled: enabled, guestCheckoutEnabled: !enabled };
    expect([mayUseCart(app, guest), mayUseCheckout(app, guest)]).toEqual([enabled, !enabled]);
    expect([mayUseCart(app, buyer), mayUseCheckout(app, buyer)]).toEqual([true, true]);
  },
);
