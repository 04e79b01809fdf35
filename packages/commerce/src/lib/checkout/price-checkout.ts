import type { Checkout } from '@relab/contract/commerce';
import { type PricedCart, priceCart } from '../cart/price-cart.ts';
import { fillGroups, type PricedGroup, priceGroup, usedGroups } from '../delivery/price-group.ts';
import type { Cents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { DatabaseContext } from '../shop/database-context.ts';
import type { CheckoutRow } from './checkout-row.ts';
import { addUp, commonRate, type GroupTax, type TaxPart, taxGroups } from './tax-groups.ts';

type Missing = Checkout['missing'][number];

/** A delivery of a checkout with its tax. */
export type TaxedGroup = PricedGroup & { readonly tax: GroupTax };

/** A checkout with all its amounts, as they are now. */
export interface PricedCheckout {
  readonly row: CheckoutRow;
  readonly cart: PricedCart;
  /** The deliveries that have items, at least one. */
  readonly groups: readonly [TaxedGroup, ...TaxedGroup[]];
  readonly products: Cents;
  /** Zero or negative. */
  readonly discount: Cents;
  readonly shipping: Cents;
  /** In percent; empty where several hold. */
  readonly taxRate: string;
  readonly taxes: readonly TaxPart[];
  readonly tax: Cents;
  readonly total: Cents;
  readonly missing: readonly Missing[];
}

function missingOf(row: CheckoutRow, groups: readonly PricedGroup[]): Missing[] {
  const missing: Missing[] = [];
  if (!row.contactInfo) missing.push('contactInfo');
  if (groups.some(({ group }) => !group.address)) missing.push('deliveryAddress');
  if (groups.some(({ chosen }) => !chosen)) missing.push('deliveryMethod');
  if (!row.payment) missing.push('payment');
  return missing;
}

/** The sums of a checkout are those of its deliveries. */
export async function priceCheckout(
  context: DatabaseContext,
  options: CommerceOptions,
  row: CheckoutRow,
): Promise<PricedCheckout> {
  const cart = await priceCart(context, options, row.cart);
  const currency = row.cart.currency_iso_code;
  const priced = usedGroups(fillGroups(row.groups, cart.entries)).map((group) =>
    priceGroup(group, options, cart.exchange, context.now()),
  );
  const billTo = {
    country: row.payment?.billingAddress?.country ?? priced[0]?.group.address?.country ?? null,
    vatNumber: row.vatNumber,
  };
  const taxes = await taxGroups(options, priced, currency, billTo);
  const none: GroupTax = { tax: 0, lines: new Map(), parts: [] };
  const [first, ...others] = priced.map((group, at): TaxedGroup => ({ ...group, tax: taxes[at] ?? none }));
  if (!first) throw new Error('A cart has one delivery at least.');
  const groups = [first, ...others] as const;
  const { products, adjustment: discount } = cart.totals;
  const shipping = groups.reduce((sum, group) => sum + group.shipping, 0);
  const tax = groups.reduce((sum, group) => sum + group.tax.tax, 0);
  const parts = addUp(groups.flatMap((group) => group.tax.parts));
  return {
    row,
    cart,
    groups,
    products,
    discount,
    shipping,
    taxRate: commonRate(parts),
    taxes: parts,
    tax,
    total: products + discount + shipping + tax,
    missing: missingOf(row, groups),
  };
}
