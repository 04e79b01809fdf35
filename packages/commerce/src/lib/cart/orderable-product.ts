import type { ApiError } from '@relab/server/http';
import type { ProductRow } from '../catalogue/read-products.ts';
import { insufficientAccess, notAvailable } from '../errors.ts';
import type { Cents } from '../market/money.ts';

/** A product with a price for whoever asks. */
export type OrderableProduct = ProductRow & { readonly unitPrice: Cents };

/** The product, or why it cannot be put into a cart. What is not for the account is refused as what does not exist. */
export function orderableProduct(product: ProductRow | undefined): OrderableProduct | ApiError {
  if (product && product.unitPrice !== null) return { ...product, unitPrice: product.unitPrice };
  if (!product || product.canViewPrice) return notAvailable('product', 'productId');
  return insufficientAccess(
    `${product.name} has no price for your account. Ask us for a quote.`,
    'productId',
  );
}
