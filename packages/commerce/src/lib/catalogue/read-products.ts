import type { Availability } from '@relab/contract/commerce';
import type { Database, Row } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { mayViewPrice, mayViewProduct, oneAccount } from '../account/entitlement.ts';
import { accountOf, ownerOf } from '../account/owner.ts';
import { joinPrice } from '../account/price-book.ts';
import { type Exchange, isForeign, noExchange } from '../market/exchange.ts';
import { type Cents, centsOf, formatCents } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { publicColumn } from '../shop/shop.ts';
import type { ShopContext } from '../shop/shop-route.ts';
import { type ReservationHolder, reservedByOthers } from '../stock/reserved-by-others.ts';

/** A product that is offered, with the requested fields as text. */
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

type StoredProduct = Omit<ProductRow, 'unitPrice' | 'listPrice' | 'fields'> &
  Pick<Row<'pricebook_entry'>, 'list_price'> & {
    readonly unit_price: string | null;
    readonly field_values: readonly (string | null)[];
  };

export type ProductKeys = { readonly ids: readonly string[] } | { readonly skus: readonly string[] };

const isoFormat = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"';

/**
 * Text of any column: exact numbers, `true` and `false`, ISO 8601 in UTC. The currency is the one of the prices
 * beside it.
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
    ? sql`to_char(${value} at time zone 'UTC', ${isoFormat})`
    : sql`${value}::text`;
}

/** Names of the fields that exist and that everybody may read, of the requested ones; all of them without a list. */
export function publicFields(options: CommerceOptions, requested?: readonly string[]): readonly string[] {
  const names = requested ?? ['Id', 'CreatedDate', ...Object.keys(options.product.fields)];
  return [...new Set(names)].filter((name) => publicColumn(options.product, name) !== undefined);
}

/**
 * Offered products by id or by SKU, in no order; what is inactive, deleted, unknown or not for the account is left out.
 * Prices are those of the account, the standard ones for a guest, who has none, in the currency of the exchange; what the
 * holder has reserved counts as available.
 */
export async function readProducts(
  database: Database,
  options: CommerceOptions,
  by: ProductKeys,
  fields: readonly string[],
  accountId: string | null,
  holder: ReservationHolder = null,
  exchange: Exchange = noExchange(options.currency),
): Promise<ProductRow[]> {
  const keys = 'ids' in by ? by.ids : by.skus;
  if (keys.length === 0) return [];
  const names = publicFields(options, fields);
  const values = names.map((name) =>
    textOf(options, name, publicColumn(options.product, name) ?? 'id', exchange),
  );
  const accounts = oneAccount(accountId);
  const { rows } = await sql<StoredProduct>`
    select p.id, p.name, p.stock_keeping_unit as sku, p.url_name as "urlName",
      coalesce(p.product_class, 'Simple') as "productClass",
      ${mayViewPrice(sql`p.id`, accounts)} as "canViewPrice",
      e.unit_price, e.list_price, e.id as "pricebookEntryId", coalesce(t.on_hand, 0) as "onHand",
      greatest(0, coalesce(t.on_hand, 0) - ${reservedByOthers(sql`p.id`, holder)}) as available,
      ${values.length === 0 ? sql`'{}'::text[]` : sql`array[${sql.join(values)}]::text[]`} as field_values
    from product2 p
    ${joinPrice(exchange, accountId)}
    left join product_stock t on t.product_id = p.id
    where ${'ids' in by ? sql`p.id` : sql`p.stock_keeping_unit`} = any (${keys as string[]})
      and p.is_active and not p.is_deleted and ${mayViewProduct(sql`p.id`, accounts)}`.execute(database);
  return rows.map(({ unit_price, list_price, field_values, ...product }) => ({
    ...product,
    unitPrice: unit_price === null ? null : centsOf(unit_price),
    listPrice: list_price === null ? null : centsOf(list_price),
    fields: Object.fromEntries(names.map((name, at) => [name, field_values[at] ?? null])),
  }));
}

/** As `readProducts`, for a call of the shop: with its caller's account, reservations and currency. */
export const readShopProducts = (
  { database, principal, exchange }: ShopContext,
  options: CommerceOptions,
  by: ProductKeys,
  fields: readonly string[],
): Promise<ProductRow[]> =>
  readProducts(database, options, by, fields, accountOf(principal), ownerOf(principal), exchange);

/** The prices of a product as they travel. */
export const formatPrices = ({ listPrice, unitPrice }: Pick<ProductRow, 'listPrice' | 'unitPrice'>) => ({
  listPrice: listPrice === null ? null : formatCents(listPrice),
  unitPrice: unitPrice === null ? null : formatCents(unitPrice),
});

/** `Reserved` while others have reserved all of it. */
export function availability({ onHand, available }: Pick<ProductRow, 'onHand' | 'available'>): Availability {
  const unavailable = onHand > 0 ? 'Reserved' : 'Sold';
  return { availableToOrder: available, state: available > 0 ? 'Available' : unavailable };
}

/** Whole units, one at least and what is available at most. */
export function quantityRule(available: number) {
  return { increment: '1', minimum: '1', maximum: String(Math.max(available, 1)) };
}
