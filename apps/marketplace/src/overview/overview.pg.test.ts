import { commerceRoutes } from '@relab/commerce';
import type { Report, Reports } from '@relab/contract/administration';
import { testEngines } from '@relab/database/testing';
import { newId } from '@relab/server/http';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Desk, type Office, openOffice } from '../objects/office.fixture.ts';
import { shop } from '../shop/shop.ts';
import { officeRoutes } from './office-routes.ts';

const path = '/services/administration/reports';

describe.each(testEngines)('the overview on %s', (engine) => {
  let office: Office;
  let clerk: Desk;
  beforeAll(async () => {
    office = await openOffice(engine, () => ({ routes: [...commerceRoutes(shop), ...officeRoutes] }));
    clerk = await office.enter('clerk', 'clerk');
  });
  afterAll(() => office.close());

  const reportOf = async (name: string, days = 30): Promise<Report> => {
    const { status, body } = await clerk.send('GET', `${path}/${name}?days=${days}`);
    expect(status).toBe(200);
    return body as Report;
  };
  /** How many records the list behind a row has. */
  const listed = async ({ list }: Report['rows'][number]): Promise<number | undefined> => {
    if (list === null) return undefined;
    const { objectApiName, listViewApiName, where } = list;
    const { status, body } = await clerk.send('POST', `/list-records/${objectApiName}/${listViewApiName}`, {
      pageSize: 2000,
      ...(where === null ? {} : { where }),
    });
    expect([list, status]).toEqual([list, 200]);
    return (body as { readonly records: readonly unknown[] }).records.length;
  };
  const order = async (status: string, placed: Date, amount = '100.00', rate: string | null = null) => {
    await sql`
      insert into order_summary (id, order_number, ordered_date, status, currency_iso_code, contact_email,
        delivery_method_name, payment_method, purchase_order_number, total_product_amount, total_adjustment_amount,
        total_delivery_amount, tax_rate, total_tax_amount, grand_total_amount, product_count, exchange_rate)
      values (${newId('1Os')}, ${newId('1Os')}, ${placed}, ${status}, 'EUR', 'lab@institute.example', 'Parcel',
        'PurchaseOrder', 'PO', 100, 0, 0, '19', 0, ${amount}, 1, ${rate})`.execute(office.database);
  };

  test('every report that is named is there, for clerks and nobody else', async () => {
    const { reports } = (await clerk.send('GET', path)).body as Reports;
    for (const { name, label, chart } of reports)
      expect(await reportOf(name)).toMatchObject({ name, label, chart });
    const inGerman = await clerk.send('GET', `${path}/waiting`, undefined, 'de-DE');
    expect((inGerman.body as Report).label).toBe('Zu erledigen');
    expect((await clerk.send('GET', `${path}/nothing`)).status).toBe(404);
    expect((await clerk.send('GET', `${path}/waiting?days=0`)).status).toBe(400);
    const seller = await office.enter('seller', 'seller');
    for (const desk of [seller, office.guest])
      expect([
        (await desk.send('GET', path)).status,
        (await desk.send('GET', `${path}/waiting`)).status,
      ]).toEqual([403, 403]);
  });

  test('what waits is as long as the list behind it', async () => {
    const now = new Date();
    for (const status of ['Created', 'Created', 'Approved', 'Fulfilled']) await order(status, now);
    const { rows } = await reportOf('waiting');
    for (const row of rows)
      expect([row.values[0], row.values[1]]).toEqual([row.values[0], await listed(row)]);
    expect(rows.find(({ values }) => values[0] === 'Orders to approve')?.values[1]).toBeGreaterThanOrEqual(2);
  });

  test('sales are those that hold, by day, in the currency of the shop', async () => {
    const yesterday = new Date(Date.now() - 86_400_000);
    const before = (await reportOf('sales-per-day', 2)).rows[0]?.values ?? [];
    await order('Approved', yesterday, '200.00');
    await order('Canceled', yesterday, '999.00');
    await order('Shipped', yesterday, '220.00', '1.1');
    const report = await reportOf('sales-per-day', 2);
    const [row] = report.rows;
    expect([report.currencyIsoCode, report.rows.length]).toEqual(['EUR', 2]);
    expect(Number(row?.values[1]) - Number(before[1])).toBe(2);
    expect(Number(row?.values[2]) - Number(before[2])).toBeCloseTo(400, 2);
    expect(row && (await listed(row))).toBe(row?.values[1]);
  });

  test('searches in vain and the way to an order are those of the period', async () => {
    const visit = '11111111-1111-4111-8111-111111111111';
    const event = (kind: string, at: Date, more: Readonly<Record<string, unknown>> = {}) =>
      office.database
        .insertInto('analytics_event')
        .values({
          id: crypto.randomUUID(),
          kind: kind as 'search',
          at,
          visitor: visit,
          visit,
          site_name: 'shop',
          page_name: 'Home',
          ...more,
        })
        .execute();
    const now = new Date();
    await event('search', now, { search_term: ' Sequencer ', result_count: 0 });
    await event('search', now, { search_term: 'sequencer', result_count: 0 });
    await event('search', new Date(now.getTime() - 90 * 86_400_000), { search_term: 'old', result_count: 0 });
    await event('page-view', now, { object_api_name: 'Product2', record_id: newId('01t') });
    await event('cart-view', now);
    const vain = await reportOf('searches-without-result');
    expect(vain.rows.map(({ values }) => values.slice(0, 3))).toEqual([['sequencer', 2, 1]]);
    expect((await reportOf('funnel')).rows.map(({ values }) => values[1])).toEqual([1, 1, 0, 0]);
  });

  test('stock by age and by category counts what is for sale once', async () => {
    const total = ({ rows }: Report): number => rows.reduce((sum, { values }) => sum + Number(values[1]), 0);
    const age = await reportOf('stock-by-age');
    const category = await reportOf('stock-by-category');
    expect(total(age)).toBeGreaterThan(0);
    expect(total(category)).toBe(total(age));
    expect(category.rows.every(({ values }) => Number(values[3]) >= 0)).toBe(true);
    for (const row of [...age.rows, ...category.rows]) await listed(row);
  });
});
