import {
  addItemToCart,
  type InventoryReservation,
  preserveCart,
  releaseInventory,
  reserveInventory,
} from '@relab/contract/commerce';
import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, product, type Shopper, type TestShop } from '../commerce.fixture.ts';

const reservations = { listings: 4, units: 3, seconds: 1800, secondsPerDay: 3600 };
const unconfirmedBuyers = {
  ordersPerNetwork: 100,
  ordersPerEmail: 100,
  orderTotal: 1_000_00,
  confirmableHours: 24,
  reservations,
};

describe.each(testEngines)('reservations of one network on %s', (engine) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openShop(engine, { unconfirmedBuyers });
    const skus = Array.from({ length: 12 }, (_, at) => `N${at}`);
    await shop.put(...skus.map((sku) => product(sku, { stock: 20 })));
  });
  afterAll(() => shop.close());

  const guestAt = (address: string): Shopper => Object.assign(shop.guest(), { address });
  const fill = async (shopper: Shopper, sku: string, quantity = 1) =>
    await shopper.ok(addItemToCart, { productId: await shop.idOf(sku), quantity });
  const reserve = (shopper: Shopper) => shopper.ok<InventoryReservation>(reserveInventory, {});
  const reserved = async (shopper: Shopper, sku: string, quantity = 1) => {
    await fill(shopper, sku, quantity);
    return await reserve(shopper);
  };
  /** As if the time passed in the database, whose clock counts. */
  const pass = (seconds: number) =>
    sql`
      update network_reservation set began_at = began_at - make_interval(secs => ${seconds}),
        counted_until = counted_until - make_interval(secs => ${seconds})`.execute(shop.database);
  const minutesLeft = ({ expiresAt }: InventoryReservation): number =>
    Math.round((Date.parse(expiresAt ?? '') - Date.now()) / 60_000);

  it('cover a limited number of listings at once, however many carts are made', async () => {
    const outcomes: boolean[] = [];
    for (let at = 0; at < 7; at += 1) {
      outcomes.push((await reserved(guestAt(`2001:db8:5:5::${at + 1}`), `N${at}`)).success);
    }
    expect(outcomes).toEqual([true, true, true, true, false, false, false]);
    expect((await reserved(guestAt('2001:db8:5:6::1'), 'N6')).success).toBe(true);
  });

  it('cover a limited number of units of a listing, also by adding to a reserved cart', async () => {
    const [one, other] = [guestAt('192.0.2.10'), guestAt('192.0.2.10')];
    expect((await reserved(one, 'N7', 2)).success).toBe(true);
    expect(await reserved(other, 'N7', 2)).toMatchObject({ success: false, errorCode: 'LIMIT_EXCEEDED' });
    await fill(one, 'N7', 10);
    const { rows } = await sql<{ units: number }>`
      select sum(quantity)::int as units from inventory_item_reservation where product_id = ${await shop.idOf('N7')}
      `.execute(shop.database);
    expect(rows[0]?.units).toBe(2);
  });

  it('end once the seconds of a day are used up, however often they are extended, released and created again', async () => {
    const address = '192.0.2.20';
    const first = guestAt(address);
    expect(minutesLeft(await reserved(first, 'N8'))).toBe(30);
    await pass(1800);
    expect(minutesLeft(await reserve(first))).toBe(30);
    await first.ok(releaseInventory, {});
    await pass(600);
    const second = guestAt(address);
    expect(minutesLeft(await reserved(second, 'N8'))).toBe(30);
    await pass(1800);
    await second.ok(releaseInventory, {});
    expect(await reserved(guestAt(address), 'N8')).toMatchObject({
      success: false,
      errorCode: 'LIMIT_EXCEEDED',
    });
    expect((await reserved(guestAt('192.0.2.21'), 'N8')).success).toBe(true);
    await pass(86_400);
    expect((await reserved(guestAt(address), 'N8')).success).toBe(true);
  });

  it('give back time that was counted ahead when they are released early', async () => {
    const guest = guestAt('192.0.2.30');
    for (let at = 0; at < 5; at += 1) {
      expect((at === 0 ? await reserved(guest, 'N9') : await reserve(guest)).success).toBe(true);
      await guest.ok(releaseInventory, {});
    }
  });

  it('do not limit a buyer with a confirmed account, and stay counted after a sign-in', async () => {
    const address = '192.0.2.40';
    const buyer = Object.assign(shop.as(await shop.addUser()), { address });
    expect(minutesLeft(await reserved(buyer, 'N10', 8))).toBe(240);
    const guest = guestAt(address);
    expect((await reserved(guest, 'N11', 3)).success).toBe(true);
    const signedIn = Object.assign(shop.as(await shop.addUser(), guest.secret), { address });
    await signedIn.ok(preserveCart, { cartId: 'current' });
    expect((await reserved(guestAt(address), 'N11')).success).toBe(false);
  });
});
