import * as calls from '@relab/contract/commerce';
import { readAdapter } from '../../adapters/read-adapter.ts';

/**
 * A listing with its pictures, stock and `fields`, whose values are texts or null. What the buyer may not see is 404.
 */
export const getProduct = readAdapter(calls.getProduct);

/**
 * Several listings, by `ids` or by `skus`, 20 at most; each that is not found has `success` false, and nothing
 * rejects.
 */
export const getProducts = readAdapter(calls.getProducts);

/** The buyer's price of one listing: decimal strings in the account's or the requested currency. */
export const getProductPrice = readAdapter(calls.getProductPrice);

/** Prices of up to 100 listings in one call; one that names no product has `success` false, and nothing rejects. */
export const getProductPrices = readAdapter(calls.getProductPrices);
