import * as z from 'zod/mini';
import { AnsweredAddress } from './checkout-answers.ts';
import { ProductImage } from './product-answers.ts';

const text = z.nullable(z.string());

const head = {
  orderSummaryId: z.string(),
  orderNumber: z.string(),
  /** ISO 8601, UTC. */
  orderedDate: z.string(),
  status: z.string(),
  totalAmount: z.string(),
  currencyIsoCode: z.string(),
  productCount: z.int(),
};

export const OrderSummaries = z.object({
  count: z.int(),
  orderSummaries: z.array(z.object({ ...head, firstItemName: text })),
  currentPage: z.int(),
  totalItemCount: z.int(),
});
export type OrderSummaries = z.infer<typeof OrderSummaries>;

/** One delivery of an order. Its amounts are decimal strings. */
const OrderDelivery = z.object({
  /** Null for orders from before there were several. */
  deliveryGroupId: text,
  name: z.string(),
  deliveryAddress: AnsweredAddress,
  deliveryMethod: z.object({ name: z.string(), description: text }),
  /** ISO 8601. */
  desiredDeliveryDate: text,
  shippingInstructions: text,
  shipping: z.string(),
  taxRate: z.string(),
  tax: z.string(),
});

/** An order as it was placed: names, prices and addresses of that moment. */
export const OrderSummary = z.object({
  ...head,
  contactEmail: z.string(),
  deliveryAddress: AnsweredAddress,
  billingAddress: AnsweredAddress,
  deliveryMethod: z.object({ name: z.string(), description: text }),
  shippingInstructions: text,
  /** Where what went, one or more; `deliveryAddress` and what follows it are those of the first. */
  deliveryGroups: z.array(OrderDelivery),
  vatNumber: text,
  /** Sentences that the invoice carries. */
  taxNotes: z.array(z.string()),
  payment: z.object({ paymentMethod: z.enum(['PurchaseOrder', 'Invoice']), purchaseOrderNumber: text }),
  items: z.array(
    z.object({
      orderItemSummaryId: z.string(),
      deliveryGroupId: text,
      productId: z.string(),
      name: z.string(),
      sku: text,
      urlName: text,
      quantity: z.string(),
      unitPrice: z.string(),
      totalPrice: z.string(),
      thumbnailImage: z.nullable(ProductImage),
    }),
  ),
  totals: z.object({
    products: z.string(),
    discount: z.string(),
    shipping: z.string(),
    taxRate: z.string(),
    tax: z.string(),
    total: z.string(),
  }),
});
export type OrderSummary = z.infer<typeof OrderSummary>;
