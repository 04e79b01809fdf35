import { ApiError } from '@relab/server/http';
import type { ProductRow } from '../catalogue/read-products.ts';
import type { Cents } from '../market/money.ts';

/** A product with a price for whoever asks. */
export type SoldProduct = ProductRow & { readonly unitPrice: Cents };

/** The product, or why it cannot be put into a cart. What is not for the account is refused as what does not exist. */
export function soldProduct(product: ProductRow | undefined): SoldProduct | ApiError {
  if (product && product.unitPrice !== null) return { ...product, unitPrice: product.unitPrice };
  const fields = { fields: ['productId'] };
  if (!product || product.canViewPrice)
    return new ApiError('ITEM_NOT_FOUND', "The product isn't available.", fields);
  const message = `${product.name} has no price for your account. Ask us for a quote.`;
  return new ApiError('INSUFFICIENT_ACCESS', message, fields);
}
