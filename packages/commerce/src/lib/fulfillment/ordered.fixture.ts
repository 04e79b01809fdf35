import {
  addCheckoutPayment,
  addItemToCart,
  type Checkout,
  type PlacedOrder,
  placeOrder,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { sql } from 'kysely';
import type { Shopper, TestShop } from '../commerce.fixture.ts';

const address = { name: 'Robin', street: 'Weg 1', city: 'Jena', postalCode: '07743', country: 'DE' };

/** Somebody of the house. */
export async function clerkOf(shop: TestShop): Promise<Shopper> {
  const user = await shop.addUser();
  return shop.as({ ...user, roles: ['clerk'] });
}

/** Places an order of units by SKU, and gives its id; on a purchase order unless said otherwise. */
export async function placeUnits(
  shop: TestShop,
  shopper: Shopper,
  units: Readonly<Record<string, number>>,
  payment: Readonly<Record<string, unknown>> = {
    paymentMethod: 'PurchaseOrder',
    purchaseOrderNumber: 'PO-7',
  },
): Promise<PlacedOrder> {
  for (const [sku, quantity] of Object.entries(units))
    await shopper.ok(addItemToCart, { productId: await shop.idOf(sku), quantity });
  const { checkoutId } = await shopper.ok<Checkout>(startCheckout);
  const contactInfo = { email: 'lab@institute.example' };
  await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress: address });
  await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
  await shopper.ok(addCheckoutPayment, { checkoutId, ...payment });
  return await shopper.ok<PlacedOrder>(placeOrder, { checkoutId });
}

/** Writes a status as a record's writer does. */
export const setStatus = async (
  { database }: TestShop,
  table: 'order_summary' | 'shipment',
  id: string,
  status: string,
): Promise<void> => {
  await sql`update ${sql.table(table)} set status = ${status}, system_modstamp = now() where id = ${id}`.execute(
    database,
  );
};
