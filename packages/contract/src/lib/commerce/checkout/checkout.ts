import { read, shape, write } from '../../call.ts';
import { seconds } from '../../lifetime.ts';
import { email, line, object, oneOf, optional, pattern, type TypeOf, text } from '../../schema.ts';
import { account, webstorePath } from '../webstore.ts';
import type { Checkout, OrderApproval, PlacedOrder } from './responses.ts';

const checkoutPath = `${webstorePath}/checkouts/{checkoutId}` as const;

/** A postal address; `country` is a two-letter code. @internal */
export const Address = object({
  name: line(120, 1),
  companyName: optional(line(120)),
  street: line(255, 1),
  city: line(80, 1),
  postalCode: line(20, 1),
  region: optional(line(80)),
  country: pattern(/^[A-Z]{2}$/),
  phoneNumber: optional(line(40)),
});
export type Address = TypeOf<typeof Address>;

/** Opens a checkout for a cart, or answers the one that is open for it. */
export const startCheckout = write({
  id: 'startCheckout',
  area: 'checkout',
  path: `${webstorePath}/checkouts`,
  query: object(account),
  body: object({ cartId: optional(text()) }),
  response: shape<Checkout>(),
});

/**
 * `active` names the shopper's open checkout. Stock and prices may change at any moment, so it is fresh only as long as
 * it takes a page to come from the server; placing the order checks both again.
 */
export const getCheckout = read({
  id: 'getCheckout',
  area: 'checkout',
  path: checkoutPath,
  query: object(account),
  response: shape<Checkout>(),
  lifetime: seconds(10),
});

/** Takes the parts that are given and leaves the others. */
export const updateCheckout = write({
  id: 'updateCheckout',
  area: 'checkout',
  method: 'PATCH',
  path: checkoutPath,
  query: object(account),
  body: object({
    contactInfo: optional(
      object({
        email: email(),
        firstName: optional(line(80)),
        lastName: optional(line(80)),
        phoneNumber: optional(line(40)),
      }),
    ),
    deliveryAddress: optional(Address),
    deliveryMethodId: optional(text()),
    shippingInstructions: optional(line(1000)),
  }),
  response: shape<Checkout>(),
});

/**
 * How the order is paid: against a purchase order, on invoice, or by card on the pages of a payment service. Without
 * `billingAddress` the delivery address serves.
 */
export const addCheckoutPayment = write({
  id: 'addCheckoutPayment',
  area: 'checkout',
  path: `${checkoutPath}/payments`,
  query: object(account),
  body: object({
    paymentMethod: oneOf(['PurchaseOrder', 'Invoice', 'Card']),
    purchaseOrderNumber: optional(line(60)),
    /** Of a business in the European Union; left out there is none. */
    vatNumber: optional(line(20)),
    billingAddress: optional(Address),
  }),
  response: shape<Checkout>(),
});

/**
 * Places the order and takes the stock in one transaction. Repeated, it answers the same order. An order above the
 * buyer's spending limit is not placed but waits for an approval, and that is the response; repeated, the same one.
 */
export const placeOrder = write({
  id: 'placeOrder',
  area: 'checkout',
  path: `${checkoutPath}/orders`,
  query: object(account),
  body: object({
    /** What the shopper was shown; an order for another total is rejected. A decimal string. */
    expectedTotal: optional(pattern(/^\d{1,12}(\.\d{1,2})?$/)),
    /** And in which currency: ours. */
    expectedCurrencyIsoCode: optional(pattern(/^[A-Z]{3}$/)),
    /** The version of the terms that the buyer agreed to, as the checkout answers it. Required where it answers one. */
    acceptedTerms: optional(line(40)),
  }),
  response: shape<PlacedOrder | OrderApproval>(),
});
