import type { ReportDeclaration } from '@relab/server/administration';
import { sql } from 'kysely';
import { shop } from '../shop/shop.ts';
import type { OverviewTexts } from './texts.ts';

interface Day {
  readonly day: string;
  readonly orders: number;
  readonly amount: string;
}

/** The orders of one day of UTC. */
const ordersOf = (day: string): string => {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString();
  return `{ and: [ { OrderedDate: { gte: { value: "${day}T00:00:00.000Z" } } }, { OrderedDate: { lt: { value: "${next}" } } }, { Status: { nin: ["Canceled", "Awaiting Payment", "Awaiting Confirmation"] } } ] }`;
};

/** Orders that hold, by the day on which they were placed; amounts of other currencies at the rate of the order. */
export const salesPerDay = (texts: OverviewTexts): ReportDeclaration => ({
  name: 'sales-per-day',
  label: texts.salesPerDay,
  chart: 'bar',
  currencyIsoCode: shop.currency,
  columns: [
    { name: 'day', label: texts.day, dataType: 'day' },
    { name: 'orders', label: texts.orders, dataType: 'number' },
    { name: 'amount', label: texts.amount, dataType: 'currency' },
  ],
  async read(database, { since, now }) {
    const { rows } = await sql<Day>`
      select d.day::date::text as day, count(o.id)::int as orders,
        coalesce(sum(o.grand_total_amount / coalesce(nullif(o.exchange_rate, 0), 1)), 0)::numeric(18, 2)::text as amount
      from generate_series(${since}::timestamptz at time zone 'UTC', ${now}::timestamptz at time zone 'UTC', '1 day') d (day)
      left join order_summary o on o.ordered_date >= d.day at time zone 'UTC'
        and o.ordered_date < (d.day + interval '1 day') at time zone 'UTC' and not o.is_deleted
        and o.status not in ('Canceled', 'Awaiting Payment', 'Awaiting Confirmation')
      group by d.day order by d.day`.execute(database);
    return rows.map(({ day, orders, amount }) => ({
      values: [day, orders, amount],
      list: { objectApiName: 'OrderSummary', listViewApiName: 'AllOrders', where: ordersOf(day) },
    }));
  },
});
