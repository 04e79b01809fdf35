import { dataPath } from '../call.ts';
import { anyOf, integer, optional, pattern, text } from '../schema.ts';

/** Every commerce call sits under a web store (S-222). @internal */
export const webstorePath = `${dataPath}/commerce/webstores/{webstoreId}` as const;

/** Every cart call sits under its cart; the cart's id defaults to `current` (S-223). @internal */
export const cartPath = `${webstorePath}/carts/{cartId}` as const;

/** The account a buyer acts for. @internal */
export const account = { effectiveAccountId: optional(text()) };

/** Carts calls add these, except on DELETE (S-224). @internal */
export const buyerContext = { ...account, currencyIsoCode: optional(text()) };

/** A header marks high-scale carts (S-225, X-37). @internal */
export const cartHeaders = { highScaleCart: 'x-high-scale-cart' } as const;

/** A count of things, as the wire writes it: a decimal string, whole and above zero. @internal */
export const quantity = anyOf(pattern(/^0*[1-9]\d{0,8}(\.0+)?$/), integer(1, 999_999_999));
