import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commerceRoutes } from '@relab/commerce';
import { dataPath } from '@relab/contract';
import type { Checkout } from '@relab/contract/commerce';
import { type TestEngine, testEngines } from '@relab/database/testing';
import { createFolderStore, linkFile } from '@relab/records/files';
import { createWorker, retentionHandler, startRetention } from '@relab/server/jobs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, type Office, openOffice } from '../objects/office.fixture.ts';
import { shop } from '../shop/shop.ts';
import { webstoreId } from '../site/ids.ts';
import { findCanary } from './person/find-canary.fixture.ts';
import { retentionPeriods } from './retention-periods.ts';
import { retentionRules } from './retention-rules.ts';

const canary = 'qanaryor';
const year = new Date().getUTCFullYear();

describe.each(testEngines)('orders that are over on %s', (engine: TestEngine) => {
  let office: Office;
  let folder: string;
  const store = () => createFolderStore(join(folder, 'files'));
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relab-old-orders-'));
    office = await openOffice(engine, () => ({ files: { store: store() }, routes: commerceRoutes(shop) }));
  });
  afterAll(async () => {
    await office?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function ok<Body>(by: Desk, method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await by.send(method, path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as Body;
  }

  async function placeOrder(buyer: Desk, word: string): Promise<string> {
    const path = `${dataPath.replace('{version}', 'v63.0')}/commerce/webstores/${webstoreId}`;
    const { rows } = await sql<{ id: string }>`
      select p.id from product2 p join pricebook_entry e on e.product2_id = p.id and e.is_public
      where p.is_active and p.shipping = 'parcel' and coalesce(p.special_handling, '') = '' and e.unit_price > 100
      order by p.stock_keeping_unit limit 1`.execute(office.database);
    const productId = rows[0]?.id ?? '';
    await sql`update product_stock set on_hand = 50 where product_id = ${productId}`.execute(office.database);
    await ok(buyer, 'POST', `${path}/carts/current/cart-items`, { productId, quantity: '1' });
    const { checkoutId } = await ok<Checkout>(buyer, 'POST', `${path}/checkouts`, {});
    const checkout = `${path}/checkouts/${checkoutId}`;
    const { availableDeliveryMethods } = await ok<Checkout>(buyer, 'PATCH', checkout, {
      contactInfo: { email: `${word}@buyer.example`, firstName: word, lastName: word },
      deliveryAddress: { name: word, street: `${word} 1`, city: word, postalCode: '69117', country: 'DE' },
      shippingInstructions: word,
    });
    await ok(buyer, 'PATCH', checkout, { deliveryMethodId: availableDeliveryMethods[0]?.id });
    const payment = { paymentMethod: 'PurchaseOrder', purchaseOrderNumber: word };
    const { totals } = await ok<Checkout>(buyer, 'POST', `${checkout}/payments`, payment);
    await ok(buyer, 'POST', `${checkout}/orders`, { expectedTotal: totals.total });
    const { rows: orders } = await sql<{ id: string }>`
      select id from order_summary where purchase_order_number = ${word}`.execute(office.database);
    return orders[0]?.id ?? '';
  }

  /** A file of an order that a clerk uploaded, with the word in its name; linked as purchase orders of checkouts are. */
  async function addFile(orderId: string, word: string): Promise<void> {
    const { administrator, database } = office;
    const form = new FormData();
    form.append('json', new Blob([JSON.stringify({ title: word })], { type: 'application/json' }));
    form.append('fileData', new File([word], `${word}.txt`, { type: 'text/plain' }));
    await ok(administrator, 'POST', '/records/content-documents/content-versions', form);
    const { rows } = await sql<{ id: string }>`
      select id from content_document where title = ${word}`.execute(database);
    await linkFile({ database, now: () => new Date() }, rows[0]?.id ?? '', orderId);
  }

  /** A return of the order's one line, with its credit note. */
  async function insertReturn(orderId: string): Promise<void> {
    await sql`
      insert into return_order (id, order_summary_id, currency_iso_code, status, description)
      values ('0ro000000000001AAA', ${orderId}, 'EUR', 'Refunded', ${canary})`.execute(office.database);
    await sql`
      insert into return_order_line_item (id, return_order_id, order_summary_id, order_item_summary_id, name, quantity)
      select '1rl000000000001AAA', '0ro000000000001AAA', ${orderId}, id, ${canary}, 1
      from order_item_summary where order_summary_id = ${orderId}`.execute(office.database);
    await sql`
      insert into return_credit_note (return_order_id, year, number, issued_at, content)
      values ('0ro000000000001AAA', ${year}, 1, now(), ${JSON.stringify({ name: canary })}::jsonb)`.execute(
      office.database,
    );
  }

  /** Runs the rule of orders as on a day, until nothing is left for it. */
  async function runAt(day: string, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const { database } = office;
    const places = { dataFolder: folder, documents: store() };
    const rules = retentionRules(retentionPeriods(env), places).filter(({ id }) => id === 'orders');
    const now = () => new Date(day);
    await sql`delete from job`.execute(database);
    await sql`delete from retention_run`.execute(database);
    await startRetention(database, now());
    await createWorker({ database, now, log: console.error, handlers: [retentionHandler(rules)] }).runDue();
    const { rows } = await sql<{ error: string | null }>`select error from retention_run`.execute(database);
    expect(rows.filter(({ error }) => error !== null)).toEqual([]);
  }
  const orderIds = async () =>
    (
      await sql<{ id: string }>`select id from order_summary order by ordered_date`.execute(office.database)
    ).rows.map(({ id }) => id);
  const pay = (id: string, at: string) =>
    sql`update order_summary set paid_date = ${at}::timestamptz, system_modstamp = ${at}::timestamptz where id = ${id}`.execute(
      office.database,
    );
  const invoices = async () =>
    (
      await sql<{ order_summary_id: string; year: number; number: number }>`
        select order_summary_id, year, number from invoice order by year, number`.execute(office.database)
    ).rows;

  test('an order goes whole after ten years from the end of its year, and what stays is as it was', async () => {
    const { administrator, database } = office;
    const buyer = await office.enter('robin', 'buyer');
    const [old, paidLater] = [await placeOrder(buyer, canary), await placeOrder(buyer, 'paid-later')];
    await pay(old, `${year}-12-30T12:00:00Z`);
    await pay(paidLater, `${year + 1}-01-02T12:00:00Z`);
    await sql`update invoice set content = ${JSON.stringify({ to: canary })}::jsonb where order_summary_id = ${old}`.execute(
      database,
    );
    await administrator.create('Shipment', { OrderSummaryId: old, Carrier: 'DHL', Description: canary });
    await insertReturn(old);
    await administrator.create('Task', { Subject: canary, WhatId: old });
    const caseId = await administrator.create('Case', { Subject: 'Question', Order__c: old });
    await addFile(old, canary);
    await addFile(paidLater, 'stays');
    const before = await findCanary(database, canary);
    expect(before).toEqual(
      expect.arrayContaining([
        ...[
          'order_summary.contact_email',
          'shipment.description',
          'return_order.description',
          'task.subject',
        ],
        ...[
          'invoice.content',
          'return_credit_note.content',
          'content_version.title',
          'cart_checkout.contact_info',
        ],
      ]),
    );

    await runAt(`${year + 10}-12-31T23:59:59Z`);
    await runAt(`${year + 40}-01-01T00:00:00Z`, { RELAB_ORDER_YEARS: '0' });
    expect(await orderIds()).toEqual([old, paidLater]);
    await runAt(`${year + 11}-01-01T00:00:00Z`);
    expect(await orderIds()).toEqual([paidLater]);
    // Stored responses to repeated writes go after a day, by a rule of their own.
    await sql`delete from relab_idempotency`.execute(database);
    expect(await findCanary(database, canary)).toEqual([]);
    const entries = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true });
    expect(entries.filter((entry) => entry.isFile())).toHaveLength(1);
    expect((await administrator.read(caseId, 'Order__c'))?.Order__c).toBeNull();
    // A year that lost its only invoice does not give its number again.
    const next = await placeOrder(buyer, 'next');
    await pay(next, `${year}-12-31T12:00:00Z`);
    expect(await invoices()).toEqual([
      { order_summary_id: next, year, number: 2 },
      { order_summary_id: paidLater, year: year + 1, number: 1 },
    ]);
  });

  test('orders go in portions, each once, however many processes purge them', async () => {
    const { database } = office;
    await sql`
      update order_summary set ordered_date = '2001-01-01', paid_date = '2001-01-02' where true`.execute(
      database,
    );
    await sql`update invoice set issued_at = '2001-01-02'`.execute(database);
    const places = { dataFolder: folder, documents: store() };
    const rule = retentionRules(retentionPeriods({}), places).find(({ id }) => id === 'orders');
    const run = { database, now: new Date(), before: new Date('2002-01-01'), limit: 1, cursor: null };
    const removed = await Promise.all([1, 2, 3, 4].map(() => rule?.purge(run)));
    expect(removed.reduce((sum: number, one) => sum + Number(one), 0)).toBe(2);
    expect(await orderIds()).toEqual([]);
    expect(await invoices()).toEqual([]);
  });
});
