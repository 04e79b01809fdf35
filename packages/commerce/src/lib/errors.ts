import { type ApiError, type ErrorFactory, errorFactory } from '@relab/server/http';
import { errorMessage } from './error-messages/error-message.ts';

const itemNotFound: ErrorFactory = errorFactory('ITEM_NOT_FOUND');

/** 404: what the call names does not exist, or is not for its caller, which must look the same. */
export const notFound = (what: string): ApiError =>
  itemNotFound(errorMessage((texts) => texts.notFound(what)));

/** 404: a product or a category that is not for sale, or not to this account. */
export const notAvailable = (what: 'category' | 'product', ...fields: readonly string[]): ApiError =>
  itemNotFound(`The ${what} isn't available.`, ...fields);

/** The call does not fit the state of what it is about, such as an order that is placed already. */
export const conflict: ErrorFactory = errorFactory('CONFLICT');

export const insufficientAccess: ErrorFactory = errorFactory('INSUFFICIENT_ACCESS');

export const maxLimitExceeded: ErrorFactory = errorFactory('MAX_LIMIT_EXCEEDED');

/** The cart cannot take part in what is called for, as it is. */
export const unqualifiedCart: ErrorFactory = errorFactory('UNQUALIFIED_CART');

export const emptyCart = (): ApiError => unqualifiedCart('Your cart is empty.');

/** What was shown to the buyer no longer holds: a price, a coupon, the currency. */
export const cartChanged: ErrorFactory = errorFactory('CART_CHANGED');

export const checkoutIncomplete: ErrorFactory = errorFactory('CHECKOUT_INCOMPLETE');

export const insufficientStock: ErrorFactory = errorFactory('INSUFFICIENT_STOCK');
