import { addCheckoutPayment, getCheckout, startCheckout, updateCheckout } from '@relab/contract/commerce';
import { badRequest, type Context, newId, Reply, type Route } from '@relab/server/http';
import { sql } from 'kysely';
import { lockCart } from '../cart/find-cart.ts';
import type { GroupRow } from '../cart/group-row.ts';
import { emptyCart, insufficientAccess } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import { insertRows } from '../shop/insert-rows.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute, transactionRoute } from '../shop/shop-route.ts';
import { changeCheckout, readCheckoutResponse } from './change-checkout.ts';
import {
  assertVatNumberInUse,
  readAddress,
  readContact,
  readVatNumber,
  textOrNull,
} from './checkout-input.ts';
import { type CheckoutRow, findCheckout } from './checkout-row.ts';
import { documentRoutes, dropDocument } from './document-routes.ts';
import { assertCardsAccepted } from './payment-methods.ts';
import { priceCheckout } from './price-checkout.ts';

/** The delivery method that is chosen for a group must be offered for what is in it. */
async function assertOffered(
  context: Context,
  options: CommerceOptions,
  row: CheckoutRow,
  { id }: GroupRow,
): Promise<void> {
  const { groups } = await priceCheckout(context, options, row);
  if (groups.some(({ group, chosen }) => group.id === id && chosen !== null)) return;
  throw badRequest('This way of delivery is not offered for your cart and address.', 'deliveryMethodId');
}

const startRoute = (shop: Shop): Route =>
  transactionRoute(shop, 'checkout', startCheckout, async (config, context) => {
    const { database, principal } = context;
    // In a config the body's `cartId` is the only one: the path names no cart.
    const { id: cartId } = await lockCart(context, config.cartId ?? 'current', 'keepLines');
    const item = database
      .selectFrom('cart_item')
      .select('id')
      .where('cart_id', '=', cartId)
      .limit(sql.lit(1));
    if (!(await item.executeTakeFirst())) throw emptyCart();
    const existing = await database
      .selectFrom('cart_checkout')
      .select('id')
      .where('cart_id', '=', cartId)
      .executeTakeFirst();
    const id = existing?.id ?? newId('2z9');
    // Signed-in buyers need not type their name and e-mail address again.
    const contact_info = principal.kind === 'user' ? JSON.stringify(readContact(principal)) : null;
    if (!existing) await insertRows(context, 'cart_checkout', [{ id, cart_id: cartId, contact_info }]);
    const row = await findCheckout(context, id);
    return new Reply(await readCheckoutResponse(context, shop.options, row), existing ? 200 : 201);
  });

const updateRoute = (shop: Shop): Route =>
  shopRoute(shop, 'checkout', updateCheckout, async (config, caller) => {
    const { options } = shop;
    const { contactInfo, deliveryAddress, deliveryMethodId, shippingInstructions } = config;
    if (deliveryAddress && !options.shippingCountries.includes(deliveryAddress.country)) {
      throw badRequest('We do not deliver to this country.', 'deliveryAddress.country');
    }
    const address = deliveryAddress && {
      ...readAddress(deliveryAddress, 'deliveryAddress'),
      firstName: null,
      lastName: null,
    };
    return await changeCheckout(caller, options, config.checkoutId, async (row, context) => {
      const [defaultGroup, ...others] = row.groups;
      const group: GroupRow = {
        ...defaultGroup,
        ...(address && { address }),
        ...(deliveryMethodId !== undefined && { deliveryMethodId }),
        ...(shippingInstructions !== undefined && {
          shippingInstructions: textOrNull(shippingInstructions),
        }),
      };
      const changed: CheckoutRow = {
        ...row,
        groups: [group, ...others],
        ...(contactInfo && { contactInfo: readContact(contactInfo) }),
      };
      if (deliveryMethodId !== undefined) await assertOffered(context, options, changed, group);
      return changed;
    });
  });

const paymentRoute = (shop: Shop): Route =>
  shopRoute(shop, 'checkout', addCheckoutPayment, async (config, caller) => {
    const { options } = shop;
    const { checkoutId, paymentMethod, billingAddress: address } = config;
    const purchaseOrderNumber = textOrNull(config.purchaseOrderNumber);
    if (paymentMethod === 'PurchaseOrder' && purchaseOrderNumber === null) {
      throw badRequest('Enter the number of your purchase order.', 'purchaseOrderNumber');
    }
    if (paymentMethod === 'Invoice' && caller.principal.kind === 'guest') {
      const message = 'Paying on invoice needs an account. Sign in, or give the number of a purchase order.';
      throw insufficientAccess(message, 'paymentMethod');
    }
    const vatNumber = readVatNumber(config.vatNumber);
    assertCardsAccepted(paymentMethod, options);
    const billingAddress = address ? readAddress(address, 'billingAddress') : null;
    if (vatNumber !== null) await assertVatNumberInUse(caller, options, checkoutId, vatNumber);
    const removed: string[] = [];
    const response = await changeCheckout(caller, options, checkoutId, async (row, context) => {
      const isByPurchaseOrder = paymentMethod === 'PurchaseOrder';
      if (!isByPurchaseOrder) await dropDocument(row, context, removed);
      const purchaseOrderDocument = (isByPurchaseOrder && row.payment?.purchaseOrderDocument) || null;
      const payment = { paymentMethod, purchaseOrderNumber, billingAddress, purchaseOrderDocument };
      return { ...row, payment, vatNumber };
    });
    for (const versionId of removed) await options.documents?.remove(versionId);
    return response;
  });

export const checkoutRoutes = (shop: Shop): Route[] => [
  startRoute(shop),
  shopRoute(shop, 'checkout', getCheckout, async ({ checkoutId }, context) =>
    readCheckoutResponse(context, shop.options, await findCheckout(context, checkoutId)),
  ),
  updateRoute(shop),
  paymentRoute(shop),
  ...documentRoutes(shop),
];
