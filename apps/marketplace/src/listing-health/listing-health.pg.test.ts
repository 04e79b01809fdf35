import { commerceRoutes } from '@relab/commerce';
import type { ListingIssues, SimilarSales } from '@relab/contract/administration';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { createWorker } from '@relab/server/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, type Office, openOffice } from '../objects/office.fixture.ts';
import { officeRoutes } from '../overview/office-routes.ts';
import { shop } from '../shop/shop.ts';
import { listingCheckHandlers } from './check-job.ts';
import { checkListings } from './check-listings.ts';

const path = '/services/administration';

interface Unit {
  readonly price: string;
  readonly listed?: string;
  readonly stock?: number;
  readonly model?: string;
  readonly type?: string;
}

describe.each(testEngines)('the health of listings on %s', (engine) => {
  let office: Office;
  let clerk: Desk;
  let count = 0;
  beforeAll(async () => {
    office = await openOffice(engine, () => ({ routes: [...commerceRoutes(shop), ...officeRoutes] }));
    clerk = await office.enter('clerk', 'clerk');
  });
  afterAll(() => office.close());

  /** A listing of a maker that no demo data has. */
  const list = async ({ price, listed = '2026-01-01', stock = 1, model = 'Z-1', type = 'Mill' }: Unit) => {
    const id = newId('01t');
    count += 1;
    const { database } = office;
    await sql`
      insert into product2 (id, name, stock_keeping_unit, url_name, is_active, manufacturer, model, type, condition, shipping, listed_date)
      values (${id}, ${`Unit ${count}`}, ${`T-${count}`}, ${`t-${count}`}, true, 'Zentrix', ${model}, ${type}, 'Refurbished',
        'parcel', ${listed})`.execute(database);
    await sql`insert into product_stock (product_id, on_hand) values (${id}, ${stock})`.execute(database);
    await sql`
      insert into pricebook_entry (id, product2_id, unit_price, currency_iso_code, is_active)
      values (${newId('01u')}, ${id}, ${price}, 'EUR', true)`.execute(database);
    return id;
  };
  const sell = async (productId: string, total: string, quantity: number, status = 'Fulfilled') => {
    const orderId = newId('1Os');
    await sql`
      insert into order_summary (id, order_number, ordered_date, status, currency_iso_code, contact_email,
        delivery_method_name, payment_method, purchase_order_number, total_product_amount, total_adjustment_amount,
        total_delivery_amount, tax_rate, total_tax_amount, grand_total_amount, product_count)
      values (${orderId}, ${orderId}, now(), ${status}, 'EUR', 'lab@institute.example', 'Parcel', 'PurchaseOrder', 'PO', 100, 0,
        0, '19', 0, ${total}, 1)`.execute(office.database);
    await sql`
      insert into order_item_summary (id, order_summary_id, product2_id, name, quantity, unit_price, total_adjustment_amount,
        total_price, sort_order)
      values (${newId('10u')}, ${orderId}, ${productId}, 'Unit', ${quantity}, ${total}, 0, ${total}, 0)`.execute(
      office.database,
    );
  };
  const check = async () => {
    expect((await clerk.send('POST', `${path}/listing-issues/actions/check`)).status).toBe(204);
    await createWorker({
      database: office.database,
      now: () => new Date(),
      log: (line) => {
        throw new Error(line);
      },
      handlers: listingCheckHandlers(),
    }).runDue();
  };
  const issuesOf = async (query: string): Promise<ListingIssues> => {
    const { status, body } = await clerk.send('GET', `${path}/listing-issues?${query}`);
    expect(status).toBe(200);
    return body as ListingIssues;
  };
  /** All pages of an issue, of two rows each. */
  const idsOf = async (query: string): Promise<readonly string[]> => {
    const ids: string[] = [];
    let token: string | null = '';
    while (token !== null) {
      const page: ListingIssues = await issuesOf(`${query}&pageSize=2&pageToken=${token}`);
      ids.push(...page.listings.map(({ productId }) => productId));
      token = page.nextPageToken;
    }
    return ids;
  };

  test('what has no pictures, is old, is watched or costs far more than its like is found', async () => {
    const plain: string[] = [];
    for (const price of ['1000', '1100', '900']) plain.push(await list({ price, listed: '2024-05-01' }));
    const dear = await list({ price: '2500', listed: new Date().toISOString().slice(0, 10) });
    const sold = await list({ price: '9000', stock: 0 });
    const unlike = await list({ price: '7000', model: 'Y-1', type: 'Press' });
    await sql`
      insert into product_media (id, product_id, content_key, media_group, media_type, sort_order)
      values (${newId('2pm')}, ${plain[0] ?? ''}, 'x', 'productListImage', 'Image', 0)`.execute(
      office.database,
    );
    const buyer = await office.enter('watcher', 'buyer');
    await buyer.create('WatchedListing__c', { Listing__c: plain[1] });
    expect((await issuesOf('issue=old')).checkedAt).toBeNull();
    await check();

    const bare = await idsOf('issue=no-pictures');
    expect(bare).toEqual(expect.arrayContaining([plain[1], plain[2], dear]));
    expect(bare).not.toContain(plain[0]);
    expect(new Set(bare).size).toBe(bare.length);
    const old = await idsOf('issue=old&days=365');
    expect(old.filter((id) => plain.includes(id))).toHaveLength(3);
    expect(old).not.toContain(dear);
    expect(await idsOf('issue=watched-unsold&days=30')).toEqual([plain[1]]);
    const far = (await issuesOf('issue=price-far&percent=100')).listings.filter(({ sku }) =>
      sku?.startsWith('T-'),
    );
    expect(far).toMatchObject([
      { productId: dear, price: '2500.00', similarPrice: '1050.00', deviation: 138.1 },
    ]);
    for (const ids of [bare, old]) expect(ids).not.toContain(sold);
    expect(bare).toContain(unlike);

    await sql`update product_stock set on_hand = 0 where product_id = ${dear}`.execute(office.database);
    await check();
    expect(await idsOf('issue=no-pictures')).not.toContain(dear);
  });

  test('what similar units sold for is of the model, or of the type where these are few', async () => {
    const model = 'Q-7';
    const one = await list({ price: '400', model, type: 'Sieve' });
    const other = await list({ price: '600', model, type: 'Sieve', stock: 0 });
    await sell(other, '1000.00', 2);
    await sell(other, '700.00', 1);
    await sell(other, '5.00', 1, 'Canceled');
    const query = `manufacturer=zentrix&model=q-7&type=Sieve`;
    const { body } = await clerk.send('GET', `${path}/similar-sales?${query}`);
    expect(body as SimilarSales).toMatchObject({
      likeness: 'model',
      soldMedian: '600.00',
      listedMedian: '400.00',
      listed: [{ productId: one, unitPrice: '400.00' }],
    });
    expect((body as SimilarSales).sold.map(({ unitPrice }) => unitPrice).toSorted()).toEqual([
      '500.00',
      '700.00',
    ]);
    const rare = await list({ price: '450', model: 'Q-8', type: 'Sieve' });
    const ofType = await clerk.send(
      'GET',
      `${path}/similar-sales?manufacturer=Zentrix&model=Q-8&type=sieve&exceptProductId=${rare}`,
    );
    expect(ofType.body).toMatchObject({ likeness: 'type', listed: [{ productId: one }] });
    const nothing = await clerk.send('GET', `${path}/similar-sales?manufacturer=Nobody`);
    expect(nothing.body).toMatchObject({ sold: [], listed: [], soldMedian: null });
  });

  test('it is for clerks alone, and wrong input is refused', async () => {
    const seller = await office.enter('seller', 'seller');
    for (const desk of [seller, office.guest]) {
      expect((await desk.send('GET', `${path}/listing-issues?issue=old`)).status).toBe(403);
      expect((await desk.send('GET', `${path}/similar-sales?manufacturer=Zentrix`)).status).toBe(403);
      expect((await desk.send('POST', `${path}/listing-issues/actions/check`)).status).toBe(403);
    }
    for (const query of [
      'issue=other',
      'issue=old&days=-1',
      'issue=old&pageToken=eA',
      'issue=price-far&percent=0',
    ])
      expect((await clerk.send('GET', `${path}/listing-issues?${query}`)).status).toBe(400);
    expect((await clerk.send('GET', `${path}/similar-sales`)).status).toBe(400);
  });

  test('a few products at once come to the same as all of them', async () => {
    for (const price of ['100', '300', '200']) await list({ price, model: 'Q-1', type: 'Shaker' });
    const gone = await list({ price: '5', model: 'None-1', type: 'Nothing' });
    const checked = async (atOnce: number) => {
      await checkListings(office.database, new Date(), { atOnce });
      const { rows } = await sql<{ product_id: string }>`
        select * from listing_check order by product_id`.execute(office.database);
      return rows;
    };
    const whole = await checked(1_000_000);
    expect(whole.map(({ product_id }) => product_id)).toContain(gone);
    await sql`truncate listing_check`.execute(office.database);
    expect(await checked(2)).toEqual(whole);
    await sql`update product_stock set on_hand = 0 where product_id = ${gone}`.execute(office.database);
    expect(await checked(2)).toEqual(whole.filter(({ product_id }) => product_id !== gone));
    await sql`update product2 set is_active = false where type = 'Shaker'`.execute(office.database);
  });

  test('one that is told to stop leaves each listing as it was or as it is', async () => {
    for (const price of ['100', '300']) await list({ price, model: 'Q-2', type: 'Sonicator' });
    const before = await office.database.selectFrom('listing_check_run').select('checked_at').execute();
    const stopped = checkListings(office.database, new Date(), { atOnce: 1, signal: AbortSignal.abort() });
    await expect(stopped).rejects.toThrow('told to stop');
    expect(await office.database.selectFrom('listing_check_run').select('checked_at').execute()).toEqual(
      before,
    );
    await sql`update product2 set is_active = false where type = 'Sonicator'`.execute(office.database);
  });
});
