import {
  addCheckoutPayment,
  addItemToCart,
  deleteCart,
  type InventoryReservation,
  placeOrder,
  reserveInventory,
  startCheckout,
  updateCheckout,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

const deliveryAddress = { name: 'Lab', street: 'Main 1', city: 'Berlin', postalCode: '10115', country: 'DE' };

/** PGlite has one connection, on which nobody overtakes anybody. */
const crowd = { postgres: 50, pglite: 15 } as const;

describe.each(testEngines)('shoppers who race for single units on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine);
    await shop.put(...Array.from({ length: 5 }, (_, at) => product(`RACE-${at}`)));
  });
  afterAll(() => shop.close());

  const ready = async (shopper: Shopper, productId: string): Promise<string> => {
    await shopper.ok(addItemToCart, { productId, quantity: 1 });
    const { checkoutId } = await shopper.ok<{ checkoutId: string }>(startCheckout);
    const contactInfo = { email: `buyer-${shopper.secret?.slice(0, 8)}@institute.example` };
    await shopper.ok(updateCheckout, { checkoutId, contactInfo, deliveryAddress });
    await shopper.ok(updateCheckout, { checkoutId, deliveryMethodId: 'parcel' });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: 'PO-1' };
    await shopper.ok(addCheckoutPayment, { checkoutId, ...payment });
    return checkoutId;
  };

  /** By unit: how often it was ordered, deducted, and is still reserved. */
  const outcome = async () => {
    const { rows } = await sql<{ ordered: number; taken: number; held: number }>`
      select (select coalesce(sum(i.quantity), 0)::int from order_item_summary i where i.product2_id = p.id) as ordered,
        1 - s.on_hand as taken,
        (select count(*)::int from inventory_item_reservation r where r.product_id = p.id) as held
      from product2 p join product_stock s on s.product_id = p.id where p.stock_keeping_unit like 'RACE-%'`.execute(
      shop.database,
    );
    return rows;
  };

  it(`${crowd[engine]} for five: each unit is sold once, with its stock, whether it was reserved before or not`, async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, (_, at) => shop.idOf(`RACE-${at}`)));
    const shoppers = Array.from({ length: crowd[engine] }, () => shop.guest());
    const checkouts: string[] = [];
    for (const [at, shopper] of shoppers.entries()) checkouts.push(await ready(shopper, ids[at % 5] ?? ''));
    const statuses = await Promise.all(
      shoppers.map(async (shopper, at) => {
        // Half of them reserve, and each third of the losers lets go of its cart.
        if (at % 10 < 5 && !(await shopper.ok<InventoryReservation>(reserveInventory)).success) {
          if (at % 3 === 0) await shopper.ok(deleteCart);
          return 'lost';
        }
        const { status } = await shopper.call(placeOrder, { checkoutId: checkouts[at] });
        return status < 300 ? 'bought' : 'lost';
      }),
    );
    expect(statuses.filter((status) => status === 'bought')).toHaveLength(5);
    expect(await outcome()).toEqual(Array.from({ length: 5 }, () => ({ ordered: 1, taken: 1, held: 0 })));
  });

  it('carts that reserve the same products are changed without writing the rows of each other', async () => {
    const skus = Array.from({ length: 12 }, (_, at) => `SHARED-${at}`);
    await shop.put(...skus.map((sku) => product(sku, { stock: 1000 })));
    const ids = await Promise.all(skus.map((sku) => shop.idOf(sku)));
    const shoppers = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const shopper = shop.guest();
        for (const productId of ids.slice(0, 6)) await shopper.ok(addItemToCart, { productId, quantity: 1 });
        await shopper.ok(reserveInventory);
        return shopper;
      }),
    );
    /** What of the six that all hold is written down as changed; whoever writes the same row has to wait. */
    const marks = async () => {
      const { rows } = await sql<{ mark: string }>`
        select product_id || ' ' || change as mark from product_change
        where product_id = any (${ids.slice(0, 6)}) order by 1`.execute(shop.database);
      return rows.map(({ mark }) => mark);
    };
    const before = await marks();
    await Promise.all(
      shoppers.map(async (shopper, at) => {
        for (let turn = 0; turn < 6; turn++) {
          const productId = ids[6 + ((at + turn) % 6)];
          await shopper.ok(addItemToCart, { productId, quantity: 1 });
        }
      }),
    );
    expect(await marks()).toEqual(before);
    const { rows } = await sql<{ held: number }>`
      select sum(r.quantity)::int as held from inventory_item_reservation r where product_id = any (${ids})`.execute(
      shop.database,
    );
    expect(rows[0]?.held).toBe(96);
  });

  it('a reserved unit is sold to nobody else, and to its own cart however late', async () => {
    await shop.put(product('HELD'));
    const productId = await shop.idOf('HELD');
    const [holder, other] = [shop.guest(), shop.guest()];
    const [mine, theirs] = [await ready(holder, productId), await ready(other, productId)];
    await holder.ok(reserveInventory);
    expect(await other.call(placeOrder, { checkoutId: theirs })).toMatchObject({
      status: 409,
      body: [
        { errorCode: 'INSUFFICIENT_STOCK', message: expect.stringContaining('reserved for somebody else') },
      ],
    });
    // The reservation has expired, and nobody else has one: the first order gets it.
    await sql`update inventory_item_reservation set expires_at = now() where product_id = ${productId}`.execute(
      shop.database,
    );
    expect((await holder.call(placeOrder, { checkoutId: mine })).status).toBe(201);
    expect(await shop.stockOf('HELD')).toBe(0);
  });

  it('an expired reservation is no claim: the first order has the unit', async () => {
    await shop.put(product('ENDED'));
    const productId = await shop.idOf('ENDED');
    const [holder, other] = [shop.guest(), shop.guest()];
    const [mine, theirs] = [await ready(holder, productId), await ready(other, productId)];
    await holder.ok(reserveInventory);
    await sql`update inventory_item_reservation set expires_at = now() where product_id = ${productId}`.execute(
      shop.database,
    );
    expect((await other.call(placeOrder, { checkoutId: theirs })).status).toBe(201);
    expect(await holder.call(placeOrder, { checkoutId: mine })).toMatchObject({
      status: 409,
      body: [{ message: expect.stringContaining('has just been sold') }],
    });
  });
});
