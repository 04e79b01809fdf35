import type { Checkout, DeliveryMethod } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { cartSummary } from '../cart/cart-answer.ts';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import { type Cents, formatCents } from '../money.ts';
import type { CommerceOptions } from '../options.ts';
import type { CheckoutRow } from './checkout-row.ts';
import { deliveryMethods } from './delivery.ts';
import { taxOf, taxRate } from './tax.ts';

type Missing = Checkout['missing'][number];

/** A checkout with all its amounts, as they are now. */
export interface PricedCheckout {
  readonly row: CheckoutRow;
  readonly cart: PricedCart;
  readonly methods: readonly DeliveryMethod[];
  readonly method: DeliveryMethod | null;
  readonly products: Cents;
  /** Zero or negative. */
  readonly discount: Cents;
  readonly shipping: Cents;
  /** In percent. */
  readonly taxRate: string;
  readonly tax: Cents;
  readonly total: Cents;
  readonly missing: readonly Missing[];
}

function missingOf(row: CheckoutRow, method: DeliveryMethod | null): Missing[] {
  const missing: Missing[] = [];
  if (!row.contactInfo) missing.push('contactInfo');
  if (!row.deliveryAddress) missing.push('deliveryAddress');
  if (!method) missing.push('deliveryMethod');
  if (!row.payment) missing.push('payment');
  return missing;
}

export async function priceCheckout(
  database: Database,
  options: CommerceOptions,
  row: CheckoutRow,
  now: Date,
): Promise<PricedCheckout> {
  const cart = await priceCart(database, options, row.cart, now);
  const country = row.deliveryAddress?.country ?? null;
  const { rules, kinds } = options.delivery;
  const freight = cart.entries.map(({ line }) => line);
  const currency = row.cart.currency_iso_code;
  const offered = country === null ? [] : deliveryMethods(rules, freight, { country, kinds, currency });
  const chosen = offered.find(({ method }) => method.id === row.deliveryMethodId) ?? null;
  const { products, adjustment: discount } = cart.totals;
  const shipping = chosen?.fee ?? 0;
  const rate = taxRate(options.taxRates, country);
  const net = products + discount + shipping;
  const tax = taxOf(net, rate);
  return {
    row,
    cart,
    methods: offered.map(({ method }) => method),
    method: chosen?.method ?? null,
    products,
    discount,
    shipping,
    taxRate: rate,
    tax,
    total: net + tax,
    missing: missingOf(row, chosen?.method ?? null),
  };
}

/** Lines that keep an order from being placed. */
function errorsOf({ entries }: PricedCart): Checkout['errors'] {
  return entries.flatMap(({ line, notice }) =>
    notice?.severity === 'Error'
      ? {
          errorCode: notice.type === 'Inventory' ? 'INSUFFICIENT_STOCK' : 'ITEM_NOT_FOUND',
          message: `${line.name}: ${notice.message}`,
          cartItemId: line.id,
          productId: line.productId,
        }
      : [],
  );
}

export function checkoutAnswer(priced: PricedCheckout, options: CommerceOptions): Checkout {
  const { row, cart } = priced;
  return {
    checkoutId: row.id,
    status: row.status,
    cartSummary: cartSummary(cart, options),
    contactInfo: row.contactInfo,
    deliveryAddress: row.deliveryAddress,
    availableDeliveryMethods: [...priced.methods],
    selectedDeliveryMethod: priced.method,
    shippingInstructions: row.shippingInstructions,
    payment: row.payment,
    totals: {
      currencyIsoCode: row.cart.currency_iso_code,
      products: formatCents(priced.products),
      discount: formatCents(priced.discount),
      shipping: formatCents(priced.shipping),
      taxRate: priced.taxRate,
      tax: formatCents(priced.tax),
      total: formatCents(priced.total),
    },
    errors: row.status === 'Active' ? errorsOf(cart) : [],
    missing: row.status === 'Active' ? [...priced.missing] : [],
    orderSummaryId: row.orderSummaryId,
  };
}
