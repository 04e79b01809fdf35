import type { AgreedPrice, AgreedPrices } from '@relab/commerce';
import type { Row } from '@relab/database';
import { sql } from 'kysely';
import { laterModstamp } from '../jobs/later-modstamp.ts';

/** Days count in UTC, as those of formulas do; a quote holds until its last one is over. */
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Days for which a cart shows that a quote has expired. */
const reportedDays = 60;

/** Quotes are the prices agreed on here. They hold for everybody who buys for the account that requested them. */
export const agreedPrices: AgreedPrices = {
  async find(database, criteria, now) {
    const today = dayOf(now);
    const which =
      'ids' in criteria
        ? sql`q.id = any (${criteria.ids as string[]})`
        : sql`q.account = ${criteria.accountId} and q.listing = any (${criteria.productIds as string[]})
            and not q.is_deleted and q.valid_until >= ${today}::date - ${reportedDays}::int`;
    const { rows } = await sql<AgreedPrice>`
      select q.id, q.name as reference, q.listing as "productId", q.quantity, q.currency_iso_code as currency,
        q.quoted_price::text as "unitPrice", q.delivery_price::text as "deliveryPrice", q.country as "deliverTo",
        q.valid_until::text as "validUntil",
        q.status = 'Quoted' and q.valid_until >= ${today}::date and not q.is_deleted as "isOpen"
      from quote_request q
      where ${which} and q.quoted_price > 0
      order by q.id`.execute(database);
    return rows;
  },

  async settle(transaction, { prices, orderId, userId, now }) {
    const agreed = JSON.stringify(
      prices.map(({ id, quantity, unitPrice }) => ({ id, quantity, unit_price: unitPrice })),
    );
    // Locked in the order of their ids; what another order took meanwhile is not found once that is committed.
    const { rows } = await sql<Row<'quote_request', 'id'>>`
      with agreed as (
        select * from json_to_recordset(${agreed}::json) as agreed (id text, quantity integer, unit_price numeric)
      ), open as (
        select q.id from quote_request q join agreed a on a.id = q.id
        where q.status = 'Quoted' and not q.is_deleted and q.valid_until >= ${dayOf(now)}::date
          and q.quantity = a.quantity and q.quoted_price = a.unit_price
        order by q.id for update of q
      )
      update quote_request q set status = 'Accepted', "order" = ${orderId}, last_modified_by_id = ${userId},
        last_modified_date = ${now.toISOString()}, system_modstamp = ${laterModstamp(now)}
      from open where q.id = open.id
      returning q.id`.execute(transaction);
    return rows.map(({ id }) => id);
  },
};
