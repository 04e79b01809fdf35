import type { Availability } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { mayViewPrice, mayViewProduct, oneAccount } from '../account/entitlement.ts';
import { joinPrice } from '../account/price-book.ts';
import { type Exchange, isForeign, noExchange } from '../market/exchange.ts';
import { type Cents, centsOf } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { publicColumn } from '../shop/shop.ts';
import { type ReservationHolder, reservedByOthers } from '../stock/reserved-by-others.ts';

/** A product that is offered, with the fields that were asked for, as text. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
  readonly urlName: string | null;
  readonly productClass: string;
  /** False where the account may see the product and not what it costs. */
  readonly canViewPrice: boolean;
  /** Null where the price book has no price, or it may not be seen. */
  readonly unitPrice: Cents | null;
  readonly listPrice: Cents | null;
  readonly pricebookEntryId: string | null;
  readonly onHand: number;
  /** What is on hand less what others have reserved. */
  readonly available: number;
  readonly fields: Readonly<Record<string, string | null>>;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
  readonly url_name: string | null;
  readonly product_class: string | null;
  readonly can_view_price: boolean;
  readonly unit_price: string | null;
  readonly list_price: string | null;
  readonly entry_id: string | null;
  readonly on_hand: number | null;
  readonly held: number;
  readonly field_values: readonly (string | null)[];
}

const moment = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/**
 * Text of any column: exact numbers, `true` and `false`, ISO 8601 in UTC. The currency is the one that the prices beside it
 * are told in.
 */
function textOf(
  options: CommerceOptions,
  field: string,
  column: string,
  exchange: Exchange,
): RawBuilder<string | null> {
  const value = sql`p.${sql.id(column)}`;
  if (field === 'CurrencyIsoCode')
    return isForeign(exchange) ? sql`${exchange.to}::text` : sql`coalesce(${value}, ${exchange.to})`;
  return options.product.allFields[field]?.kind === 'dateTime'
    ? sql`to_char(${value} at time zone 'UTC', ${moment})`
    : sql`${value}::text`;
}

/** Names of the fields that exist and that everybody may read, of those asked for; all of them without a list. */
export function publicFields(options: CommerceOptions, asked?: readonly string[]): readonly string[] {
  const names = asked ?? ['Id', 'CreatedDate', ...Object.keys(options.product.fields)];
  return [...new Set(names)].filter((name) => publicColumn(options.product, name) !== undefined);
}

/**
 * Offered products by id or by SKU, in no order; what is inactive, deleted, unknown or not for the account is missing from
 * the answer. Prices are those of the account, the standard ones for a guest, who has none, in the currency of the
 * exchange; what is available is told to the holder of a reservation.
 */
export async function readProducts(
  database: Database,
  options: CommerceOptions,
  by: { readonly ids: readonly string[] } | { readonly skus: readonly string[] },
  fields: readonly string[],
  accountId: string | null,
  holder: ReservationHolder = null,
  exchange: Exchange = noExchange(options.currency),
): Promise<ProductRow[]> {
  const wanted = 'ids' in by ? by.ids : by.skus;
  if (wanted.length === 0) return [];
  const names = publicFields(options, fields);
  const values = names.map((name) =>
    textOf(options, name, publicColumn(options.product, name) ?? 'id', exchange),
  );
  const accounts = oneAccount(accountId);
  const { rows } = await sql<Row>`
    select p.id, p.name, p.stock_keeping_unit as sku, p.url_name, p.product_class, t.on_hand,
      ${mayViewPrice(sql`p.id`, accounts)} as can_view_price,
      ${reservedByOthers(sql`p.id`, holder)} as held, e.unit_price, e.list_price, e.id as entry_id,
      ${values.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(values)}]::text[]`} as field_values
    from product2 p
    ${joinPrice(exchange, accountId)}
    left join product_stock t on t.product_id = p.id
    where ${'ids' in by ? sql`p.id` : sql`p.stock_keeping_unit`} = any (${wanted as string[]})
      and p.is_active and not p.is_deleted and ${mayViewProduct(sql`p.id`, accounts)}`.execute(database);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    sku: row.sku,
    urlName: row.url_name,
    productClass: row.product_class ?? 'Simple',
    canViewPrice: row.can_view_price,
    unitPrice: row.unit_price === null ? null : centsOf(row.unit_price),
    listPrice: row.list_price === null ? null : centsOf(row.list_price),
    pricebookEntryId: row.entry_id,
    onHand: row.on_hand ?? 0,
    available: Math.max(0, (row.on_hand ?? 0) - row.held),
    fields: Object.fromEntries(names.map((name, at) => [name, row.field_values[at] ?? null])),
  }));
}

/** `Reserved` while others hold all that there is. */
export function availability({ onHand, available }: Pick<ProductRow, 'onHand' | 'available'>): Availability {
  const unavailable = onHand > 0 ? 'Reserved' : 'Sold';
  return { availableToOrder: available, state: available > 0 ? 'Available' : unavailable };
}

/** Whole units, one at least and what is available at most. */
export function quantityRule(available: number) {
  return { increment: '1', minimum: '1', maximum: String(Math.max(available, 1)) };
}
