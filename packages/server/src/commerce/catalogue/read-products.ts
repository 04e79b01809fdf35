import type { Availability } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { type Cents, centsOf } from '../money.ts';
import type { CommerceOptions } from '../options.ts';
import { publicColumn } from '../shop.ts';

/** A product that is offered, with the fields that were asked for, as text. */
export interface ProductRow {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
  readonly urlName: string | null;
  readonly productClass: string;
  /** Null where the price book has no price. */
  readonly unitPrice: Cents | null;
  readonly listPrice: Cents | null;
  readonly pricebookEntryId: string | null;
  readonly onHand: number;
  readonly fields: Readonly<Record<string, string | null>>;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly sku: string | null;
  readonly url_name: string | null;
  readonly product_class: string | null;
  readonly unit_price: string | null;
  readonly list_price: string | null;
  readonly entry_id: string | null;
  readonly on_hand: number | null;
  readonly field_values: readonly (string | null)[];
}

const moment = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/** Text of any column: exact numbers, `true` and `false`, ISO 8601 in UTC. */
function textOf(options: CommerceOptions, field: string, column: string): RawBuilder<string | null> {
  const value = sql`p.${sql.id(column)}`;
  if (field === 'CurrencyIsoCode') return sql`coalesce(${value}, ${options.currency})`;
  return options.product.allFields[field]?.kind === 'dateTime'
    ? sql`to_char(${value} at time zone 'UTC', ${moment})`
    : sql`${value}::text`;
}

/** Names of the fields that exist and that everybody may read, of those asked for; all of them without a list. */
export function publicFields(options: CommerceOptions, asked?: readonly string[]): readonly string[] {
  const names = asked ?? ['Id', 'CreatedDate', ...Object.keys(options.product.fields)];
  return [...new Set(names)].filter((name) => publicColumn(options.product, name) !== undefined);
}

/** Offered products by id or by SKU, in no order; what is inactive, deleted or unknown is missing from the answer. */
export async function readProducts(
  database: Database,
  options: CommerceOptions,
  by: { readonly ids: readonly string[] } | { readonly skus: readonly string[] },
  fields: readonly string[] = [],
): Promise<ProductRow[]> {
  const wanted = 'ids' in by ? by.ids : by.skus;
  if (wanted.length === 0) return [];
  const names = publicFields(options, fields);
  const values = names.map((name) => textOf(options, name, publicColumn(options.product, name) ?? 'id'));
  const { rows } = await sql<Row>`
    select p.id, p.name, p.stock_keeping_unit as sku, p.url_name, p.product_class, t.on_hand,
      e.unit_price, e.list_price, e.id as entry_id,
      ${values.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(values)}]::text[]`} as field_values
    from product2 p
    left join pricebook_entry e on e.product2_id = p.id and e.currency_iso_code = ${options.currency}
      and e.is_active and not e.is_deleted
    left join product_stock t on t.product_id = p.id
    where ${'ids' in by ? sql`p.id` : sql`p.stock_keeping_unit`} = any (${wanted as string[]})
      and p.is_active and not p.is_deleted`.execute(database);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    sku: row.sku,
    urlName: row.url_name,
    productClass: row.product_class ?? 'Simple',
    unitPrice: row.unit_price === null ? null : centsOf(row.unit_price),
    listPrice: row.list_price === null ? null : centsOf(row.list_price),
    pricebookEntryId: row.entry_id,
    onHand: row.on_hand ?? 0,
    fields: Object.fromEntries(names.map((name, at) => [name, row.field_values[at] ?? null])),
  }));
}

export function availability(onHand: number): Availability {
  return { availableToOrder: onHand, state: onHand > 0 ? 'Available' : 'Sold' };
}

/** Whole units, one at least and what is on hand at most. */
export function quantityRule(onHand: number) {
  return { increment: '1', minimum: '1', maximum: String(Math.max(onHand, 1)) };
}
