import type { CartCoupons, CartItem, CartItems, CartSummary, ProductImage } from '@relab/contract/commerce';
import { CartItemSchema, CartSummarySchema, nullMembers } from '@relab/contract/server';
import { quantityRule } from '../catalogue/read-products.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { Cart } from './find-cart.ts';
import { defaultGroupId } from './group-row.ts';
import { type AsyncProblem, isProcessing } from './large-change/async-state.ts';
import type { CartEntry, PricedCart } from './price-cart.ts';
import { unitsOf, writeQuantity } from './quantity.ts';

type Messages = NonNullable<CartSummary['messagesSummary']>;

function messagesOf(
  relatedEntityId: string,
  entries: readonly ItemEntry[],
  problems: readonly AsyncProblem[] = [],
): Messages {
  const errors = entries.filter(({ notice }) => notice?.severity === 'Error').length;
  return {
    errorCount: errors,
    hasErrors: errors > 0,
    limitedMessages: [
      ...entries.flatMap(({ line, notice }) =>
        notice ? [{ ...notice, messageId: null, relatedEntityId: line.id, visible: true }] : [],
      ),
      // A product that could not be added does not keep the cart from being ordered: it is a warning.
      ...problems.map(({ productId, message }) => ({
        severity: 'Warning',
        type: 'Processing',
        message,
        messageId: null,
        relatedEntityId: productId,
        visible: true,
      })),
    ],
    relatedEntityId,
    totalLineItemsWithErrors: errors,
  };
}

const nullSummary = nullMembers(CartSummarySchema);
const nullItem = nullMembers(CartItemSchema);

/** Where there is no cart yet. */
export const emptySummary = (currency: string): CartSummary => ({
  ...nullSummary,
  currencyIsoCode: currency,
  grandTotalAmount: '0',
  totalProductCount: '0',
  uniqueProductCount: 0,
});

/** Null where nothing was reserved, or what was is long ended. */
function reservationOf(entries: readonly CartEntry[]): CartSummary['reservation'] {
  const end = entries.reduce<Date | null>((latest, { line: { reservedUntil } }) => {
    return reservedUntil && (!latest || reservedUntil > latest) ? reservedUntil : latest;
  }, null);
  if (!end) return null;
  const units = unitsOf(entries.map(({ line }) => line));
  const isWhole = entries.every(({ line }) => line.reserved >= (units.get(line.productId) ?? 0));
  const isLongest = entries.some(
    ({ line: { reservedUntil, reservableUntil } }) =>
      reservedUntil && reservableUntil && reservedUntil >= reservableUntil,
  );
  return { expiresAt: end.toISOString(), isWhole, isLongest };
}

/** Delivery and tax are final at the checkout only; until then the total is the products less discounts. */
export function cartSummary({ cart, entries, totals }: PricedCart, options: CommerceOptions): CartSummary {
  const net = formatCents(totals.products + totals.adjustment);
  const units = entries.reduce((sum, { line }) => sum + line.quantity, 0);
  const listed = formatCents(
    entries.reduce((sum, { line }) => sum + (line.listPrice ?? line.unitPrice) * line.quantity, 0),
  );
  return {
    ...nullSummary,
    accountId: cart.account_id,
    asyncOperationStatus: cart.async_operation_status ?? 'Completed',
    cartId: cart.id,
    currencyIsoCode: cart.currency_iso_code,
    customFields: [],
    // As the reference has it: while products are added, the total is not final.
    grandTotalAmount: isProcessing(cart) ? '0' : net,
    isSecondary: cart.is_secondary,
    messagesSummary: messagesOf(cart.id, entries, cart.async_problems ?? []),
    name: cart.name,
    ownerId: cart.owner_id,
    reservation: reservationOf(entries),
    status: cart.status,
    taxType: 'Net',
    totalAmountWithItemAdjustment: net,
    totalCartLevelAdjustmentAmount: '0.00',
    totalChargeAmount: '0.00',
    totalListPrice: listed,
    totalProductAmount: formatCents(totals.products),
    totalProductAmountAfterAdjustments: net,
    totalProductCount: writeQuantity(units),
    totalProductLineItemCount: entries.length,
    totalProductListAmount: listed,
    totalPromotionalAdjustmentAmount: formatCents(totals.adjustment),
    totalSubProductCount: '0',
    totalTaxAmount: '0.00',
    type: cart.type,
    uniqueProductCount: entries.length,
    webstoreId: options.webstoreId,
  };
}

function agreedPriceOf({ agreement }: ItemEntry['line']): Pick<CartItem, 'agreedPrice'> {
  if (!agreement) return {};
  const { id, reference, quantity, unitPrice, deliveryPrice, validUntil, isOpen } = agreement.price;
  return {
    agreedPrice: {
      recordId: id,
      reference,
      quantity: writeQuantity(quantity),
      unitPrice,
      deliveryPrice,
      validUntil,
      isOpen,
      holds: agreement.holds,
    },
  };
}

/** What an item shows of its product, in the language of the request. */
export interface ProductDisplay {
  readonly name: string;
  readonly fields: Readonly<Record<string, string | null>>;
  readonly image: ProductImage | null;
}

/** What of an entry an item shows; the line need not be in the cart yet. */
export interface ItemEntry extends Pick<CartEntry, 'price' | 'adjustment' | 'notice'> {
  readonly line: Pick<
    CartEntry['line'],
    | 'id'
    | 'productId'
    | 'deliveryGroupId'
    | 'name'
    | 'sku'
    | 'urlName'
    | 'productClass'
    | 'entitled'
    | 'available'
    | 'quantity'
    | 'unitPrice'
    | 'listPrice'
    | 'agreement'
  >;
}

export function cartItemResponse(
  cart: Pick<Cart, 'id' | 'currency_iso_code'>,
  entry: ItemEntry,
  shown: ProductDisplay,
): CartItem {
  const { line, price, adjustment } = entry;
  const unit = formatCents(line.unitPrice);
  const total = formatCents(price + adjustment);
  return {
    ...nullItem,
    ...agreedPriceOf(line),
    cartDeliveryGroupId: line.deliveryGroupId ?? defaultGroupId(cart.id),
    cartId: cart.id,
    cartItemId: line.id,
    childProductCount: 0,
    currencyIsoCode: cart.currency_iso_code,
    customFields: [],
    itemizedAdjustmentAmount: formatCents(adjustment),
    listPrice: formatCents(line.listPrice ?? line.unitPrice),
    messagesSummary: messagesOf(line.id, [entry]),
    name: shown.name,
    productClass: line.productClass,
    productDetails: {
      fields: { ...shown.fields },
      name: shown.name,
      productClass: line.productClass,
      productId: line.productId,
      purchaseQuantityRule: quantityRule(line.available),
      sku: line.sku,
      thumbnailImage: shown.image,
      urlName: line.urlName,
      variationAttributes: {},
    },
    productId: line.productId,
    quantity: writeQuantity(line.quantity),
    salesPrice: unit,
    totalAdjustmentAmount: formatCents(adjustment),
    totalAmount: total,
    totalListPrice: formatCents((line.listPrice ?? line.unitPrice) * line.quantity),
    totalPrice: total,
    totalTax: '0.00',
    type: 'Product',
    unitAdjustedPrice: unit,
  };
}

export function couponsResponse({ cart, coupons }: PricedCart): CartCoupons {
  return {
    cartCoupons: {
      coupons: coupons.map(({ cartCouponId, discount }) => ({
        cartCouponId,
        couponCode: discount.couponCode,
        customFields: [],
      })),
    },
    cartId: cart.id,
    cartStatus: cart.status,
    ownerId: cart.owner_id,
  };
}

export function promotionsResponse({ cart, totals }: PricedCart): CartItems['cartPromotions'] {
  return {
    cartId: cart.id,
    cartStatus: cart.status,
    currencyIsoCode: cart.currency_iso_code,
    promotions: totals.discounts.map(({ discount, adjustment }) => ({
      adjustmentAmount: formatCents(adjustment),
      couponCode: discount.couponCode,
      currencyIsoCode: cart.currency_iso_code,
      displayName: discount.name,
      promotionId: discount.promotionId,
      targetType: discount.kind === 'PercentOff' ? 'Item' : 'Cart',
      termsAndConditions: discount.terms,
    })),
  };
}
