import type { OrderSummary } from '@relab/contract/commerce';
import type { Line } from '../lines/line-list.tsx';
import { countOf } from '../money/amount.ts';

/** The items of an order as lines: names, prices and pictures of the moment it was placed. */
export function orderLines(order: OrderSummary): readonly Line[] {
  return order.items.map((item) => ({
    id: item.orderItemSummaryId,
    productId: item.productId,
    name: item.name,
    urlName: item.urlName,
    sku: item.sku,
    quantity: countOf(item.quantity),
    unitPrice: item.unitPrice,
    // Before discounts, as the sum of the products: the discount stands below as one.
    totalPrice: item.totalListPrice ?? item.totalPrice,
    image: item.thumbnailImage,
  }));
}
