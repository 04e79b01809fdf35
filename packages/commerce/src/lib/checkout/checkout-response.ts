import type { Checkout, CheckoutAddress } from '@relab/contract/commerce';
import { cartSummary } from '../cart/cart-response.ts';
import type { GroupAddress } from '../cart/group-row.ts';
import type { PricedCart } from '../cart/price-cart.ts';
import { writeQuantity } from '../cart/quantity.ts';
import { costText, obstacleText } from '../delivery/obstacle.ts';
import type { Translate } from '../language/translate.ts';
import { formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { PricedCheckout, TaxedGroup } from './price-checkout.ts';
import type { TaxPart } from './tax-groups.ts';

type Delivery = Checkout['deliveryGroups'][number];

/** An address as checkouts and orders have it, with one name. */
export function postalAddress(address: GroupAddress): CheckoutAddress {
  const { firstName: _, lastName: __, ...postal } = address;
  return postal;
}

type Method = Delivery['availableDeliveryMethods'][number];

/** A delivery method in the language of the request. */
export const translateMethod = (method: Method, translate: Translate): Method => ({
  ...method,
  name: translate(method.name),
  description: translate(method.description),
  costs: method.costs.map(({ label, amount }) => ({ label: costText(label, translate), amount })),
});

function deliveryResponse(priced: TaxedGroup, translate: Translate): Delivery {
  const { group, entries, products, discount, shipping, tax } = priced;
  return {
    deliveryGroupId: group.id,
    name: group.name,
    isDefault: group.isDefault,
    deliveryAddress: group.address && postalAddress(group.address),
    availableDeliveryMethods: priced.offered.map(({ method }) => translateMethod(method, translate)),
    selectedDeliveryMethod: priced.chosen && translateMethod(priced.chosen.method, translate),
    desiredDeliveryDate: group.desiredDeliveryDate?.toISOString() ?? null,
    shippingInstructions: group.shippingInstructions,
    items: entries.map(({ line }) => ({
      cartItemId: line.id,
      productId: line.productId,
      name: translate(line.name),
      quantity: writeQuantity(line.quantity),
    })),
    products: formatCents(products),
    discount: formatCents(discount),
    shipping: formatCents(shipping),
    tax: formatCents(tax.tax),
    total: formatCents(products + discount + shipping + tax.tax),
    obstacles: priced.obstacles.map((obstacle) => obstacleText(obstacle, translate)),
  };
}

type TaxResponse = Checkout['totals']['taxes'][number];

const taxResponse = ({ net, tax, ...part }: TaxPart, translate: Translate): TaxResponse => ({
  ...part,
  note: translate(part.note),
  net: formatCents(net),
  tax: formatCents(tax),
});

const lineErrors = {
  Inventory: 'INSUFFICIENT_STOCK',
  Entitlement: 'ITEM_NOT_FOUND',
  Pricing: 'CART_CHANGED',
} as const;

/** Lines that keep an order from being placed. */
function errorsOf({ entries }: PricedCart): Checkout['errors'] {
  return entries.flatMap(({ line, notice }) =>
    notice?.severity === 'Error'
      ? {
          errorCode: lineErrors[notice.type],
          message: `${line.name}: ${notice.message}`,
          cartItemId: line.id,
          productId: line.productId,
        }
      : [],
  );
}

export function checkoutResponse(
  priced: PricedCheckout,
  options: CommerceOptions,
  translate: Translate,
): Checkout {
  const { row, cart } = priced;
  const deliveryGroups = priced.groups.map((group) => deliveryResponse(group, translate));
  const [first] = deliveryGroups;
  return {
    checkoutId: row.id,
    status: row.status,
    cartSummary: cartSummary(cart, options),
    contactInfo: row.contactInfo,
    deliveryAddress: first?.deliveryAddress ?? null,
    availableDeliveryMethods: first?.availableDeliveryMethods ?? [],
    selectedDeliveryMethod: first?.selectedDeliveryMethod ?? null,
    shippingInstructions: first?.shippingInstructions ?? null,
    deliveryGroups,
    vatNumber: row.vatNumber,
    payment: row.payment,
    totals: {
      currencyIsoCode: row.cart.currency_iso_code,
      products: formatCents(priced.products),
      discount: formatCents(priced.discount),
      shipping: formatCents(priced.shipping),
      taxRate: priced.taxRate,
      tax: formatCents(priced.tax),
      taxes: priced.taxes.map((part) => taxResponse(part, translate)),
      total: formatCents(priced.total),
    },
    errors: row.status === 'Active' ? errorsOf(cart) : [],
    missing: row.status === 'Active' ? [...priced.missing] : [],
    orderSummaryId: row.orderSummaryId,
  };
}
