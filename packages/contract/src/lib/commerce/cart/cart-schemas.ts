import * as z from 'zod/mini';
import { Errors } from '../../error-schemas.ts';
import { ProductImage, QuantityRule } from '../catalogue/product-schemas.ts';

const text = z.nullable(z.string());
/** A decimal number in a string; adjustments are negative. */
const amount = z.nullable(z.string());

const MessagesSummary = z.object({
  errorCount: z.int(),
  hasErrors: z.boolean(),
  limitedMessages: z.array(
    z.looseObject({ message: z.string(), relatedEntityId: z.string(), severity: z.string() }),
  ),
  relatedEntityId: z.string(),
  totalLineItemsWithErrors: z.int(),
});

/**
 * Ours: what the cart has reserved of its items. `expiresAt` is ISO 8601, and past where it has ended; `isWhole` says
 * that everything in the cart is reserved now, and `isLongest` that it cannot be prolonged.
 */
const CartReservation = z.object({
  expiresAt: z.string(),
  isWhole: z.boolean(),
  isLongest: z.optional(z.boolean()),
});

/** Documented members that a shop of this kind has nothing for. */
const unused = z.optional(z.nullable(z.string()));
const customFields = z.optional(z.nullable(z.array(z.looseObject({}))));

/** S-125. Every member is null, and the counts zero, where there is no cart yet. */
export const CartSummary = z.looseObject({
  accountId: text,
  asyncOperationStatus: z.nullable(z.enum(['Completed', 'Errored', 'Processing'])),
  cartId: text,
  currencyIsoCode: z.string(),
  customFields,
  firstPymtGrandTotalAmount: unused,
  firstPymtTotalAmount: unused,
  firstPymtTotalListPrice: unused,
  firstPymtTotalTaxAmount: unused,
  grandTotalAmount: z.string(),
  isSecondary: z.nullable(z.boolean()),
  messagesSummary: z.nullable(MessagesSummary),
  name: text,
  orderOwnerId: unused,
  ownerId: text,
  purchaseOrderNumber: text,
  reservation: z.optional(z.nullable(CartReservation)),
  status: z.nullable(
    z.enum(['Active', 'Checkout', 'Closed', 'PendingClosed', 'PendingDelete', 'Processing']),
  ),
  taxType: z.nullable(z.enum(['Automatic', 'Gross', 'Net'])),
  totalAmountWithItemAdjustment: z.optional(amount),
  totalCartLevelAdjustmentAmount: z.optional(amount),
  totalChargeAmount: amount,
  totalListPrice: amount,
  totalProductAmount: amount,
  totalProductAmountAfterAdjustments: amount,
  totalProductCount: z.string(),
  totalProductLineItemCount: z.nullable(z.int()),
  totalProductListAmount: z.optional(amount),
  totalPromotionalAdjustmentAmount: amount,
  totalSubProductCount: z.optional(text),
  totalTaxAmount: amount,
  type: z.nullable(z.enum(['Cart', 'PayNowReadOnly', 'Template'])),
  uniqueProductCount: z.int(),
  webstoreId: text,
});

const ProductDetails = z.looseObject({
  fields: z.record(z.string(), text),
  name: z.string(),
  productId: z.string(),
  purchaseQuantityRule: z.nullable(QuantityRule),
  sku: text,
  thumbnailImage: z.nullable(ProductImage),
  urlName: text,
});

/**
 * Ours: a price that was agreed on for exactly `quantity` units, as a quote, and whether the item costs it now (`holds`).
 * `recordId` is the agreement's; `validUntil` is a day, the last one. Where it does not hold the item's messages say why.
 */
const AgreedPrice = z.object({
  recordId: z.string(),
  reference: z.string(),
  quantity: z.string(),
  unitPrice: z.string(),
  deliveryPrice: text,
  validUntil: text,
  isOpen: z.boolean(),
  holds: z.boolean(),
});

/**
 * One item of a cart: a product, how many of it, and what that costs. Amounts are decimal strings in the cart's currency,
 * those of adjustments negative.
 */
export const CartItem = z.looseObject({
  agreedPrice: z.optional(AgreedPrice),
  cartId: z.string(),
  /** Null while the cart is processed. */
  cartItemId: text,
  currencyIsoCode: z.string(),
  firstPymtTotalAmount: unused,
  firstPymtTotalListPrice: unused,
  firstPymtTotalPrice: unused,
  firstPymtTotalTax: unused,
  listPrice: amount,
  messagesSummary: MessagesSummary,
  name: z.string(),
  parentCartItemId: unused,
  productDetails: ProductDetails,
  productId: z.string(),
  productSellingModelId: unused,
  quantity: z.string(),
  salesPrice: amount,
  sellingModelType: unused,
  subscriptionTerm: z.optional(z.nullable(z.number())),
  totalAdjustmentAmount: amount,
  totalAmount: amount,
  totalListPrice: amount,
  totalPrice: amount,
  totalTax: amount,
  type: z.literal('Product'),
});

/** A line as lists show it: `status` and `message` say what is wrong with it, e.g. that it was sold meanwhile. @internal */
export const CartItemResult = z.object({
  cartItem: CartItem,
  message: text,
  status: z.enum(['Success', 'Error']),
});

const Coupons = z.object({
  coupons: z.array(z.looseObject({ cartCouponId: z.string(), couponCode: z.string() })),
});

/** The coupons of a cart, nested as the reference nests them. */
export const CartCoupons = z.object({
  cartCoupons: Coupons,
  cartId: z.string(),
  cartStatus: z.string(),
  ownerId: text,
});

const CartPromotions = z.object({
  cartId: z.string(),
  cartStatus: z.string(),
  currencyIsoCode: z.string(),
  promotions: z.array(
    z.object({
      adjustmentAmount: z.string(),
      couponCode: text,
      currencyIsoCode: z.string(),
      displayName: z.string(),
      promotionId: z.string(),
      targetType: z.enum(['Cart', 'Item']),
      termsAndConditions: text,
    }),
  ),
});

/** S-126, S-127. */
export const CartItems = z.looseObject({
  approachingDiscounts: z.array(z.looseObject({})),
  cartCoupons: z.nullable(CartCoupons),
  cartItems: z.array(CartItemResult),
  cartPromotions: z.nullable(CartPromotions),
  cartSummary: CartSummary,
  count: z.int(),
  currentPage: z.int(),
  currentPageToken: text,
  currentPageUrl: text,
  hasErrors: z.boolean(),
  nextPageToken: text,
  nextPageUrl: text,
  previousPageToken: text,
  previousPageUrl: text,
  totalItemCount: z.int(),
  totalNumberOfPages: z.int(),
});

/** One result for each input, in their order: the item, or errors with a status of their own (S-228). */
export const CartItemBatch = z.object({
  hasErrors: z.boolean(),
  results: z.array(z.object({ result: z.union([CartItem, Errors]), statusCode: z.int() })),
});

const preservedItem = z.object({
  cartItem: z.object({
    cartItemId: z.string(),
    name: z.string(),
    productId: z.string(),
    quantity: z.string(),
    type: z.literal('Product'),
  }),
  message: text,
  status: z.enum(['Success', 'Error']),
});

/** What of a guest's cart came into the buyer's, and what did not, with the reason. Empty where nothing was to be done. */
export const PreservedCart = z.partial(
  z.object({
    cartId: z.string(),
    currencyIsoCode: z.string(),
    failedCartItems: z.array(preservedItem),
    numberOfProducts: z.int(),
    numberOfProductsWithError: z.int(),
    numberOfProductsWithSuccess: z.int(),
    succeededCartItems: z.array(preservedItem),
  }),
);

/** A page of the products of a cart, from 1, each with its items. `totalItemCount` counts the products of all pages. */
export const CartProducts = z.object({
  count: z.int(),
  currentPage: z.int(),
  hasErrors: z.boolean(),
  products: z.array(
    z.object({
      cartItems: z.array(CartItemResult),
      product: ProductDetails,
    }),
  ),
  totalItemCount: z.int(),
  totalNumberOfPages: z.int(),
});
