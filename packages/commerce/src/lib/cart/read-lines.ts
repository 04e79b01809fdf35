import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { mayViewProduct, oneAccount } from '../account/entitlement.ts';
import { joinPrice } from '../account/price-book.ts';
import type { Freight } from '../delivery-rules/delivery-rule.ts';
import { type Exchange, readExchange } from '../market/exchange.ts';
import { type Cents, centsOf } from '../market/money.ts';
import type { CommerceOptions } from '../options/options.ts';
import { publicColumn } from '../shop/shop.ts';
import { holdPeriodEnd } from '../stock/hold-period.ts';
import { type ReservationHolder, reservedByOthers } from '../stock/reserved-by-others.ts';
import type { Agreement } from './agreed-price/agreement.ts';
import type { Cart } from './find-cart.ts';

/** A line of a cart beside what its product is, costs and has on hand now. */
export interface CartLine extends Freight {
  readonly id: string;
  readonly productId: string;
  /** Null is the default one. */
  readonly deliveryGroupId: string | null;
  readonly name: string;
  readonly sku: string | null;
  readonly urlName: string | null;
  readonly productClass: string;
  /** Grows with every line that is put into a cart. */
  readonly entered: number;
  /** False where the product is reserved to others than the account of the cart: nothing of it is told but what the line kept. */
  readonly entitled: boolean;
  /** False where the product is not for sale any more, or not to the account. */
  readonly offered: boolean;
  readonly onHand: number;
  /** What is on hand less what other carts have reserved. */
  readonly available: number;
  /** Units of the product that the cart itself has reserved, and when that ends or ended. */
  readonly reserved: number;
  readonly reservedUntil: Date | null;
  /** Until when the cart may keep the product at most; null where it has not kept it. */
  readonly reservableUntil: Date | null;
  readonly unitPrice: Cents;
  /** What it costs without an agreement. */
  readonly usualPrice: Cents;
  readonly listPrice: Cents | null;
  /** The price the shopper last saw. */
  readonly seenPrice: Cents;
  /** Of a copy: the agreed price that it was put together at. */
  readonly agreedPriceId: string | null;
  /** Known once a cart is priced. */
  readonly agreement: Agreement | null;
  /** Ids of the categories that the product is assigned to. */
  readonly categories: readonly string[];
}

interface Row {
  readonly id: string;
  readonly product_id: string;
  readonly name: string;
  readonly sku: string | null;
  readonly url_name: string | null;
  readonly product_class: string | null;
  readonly entered: string;
  readonly quantity: number;
  readonly entitled: boolean;
  readonly offered: boolean;
  readonly on_hand: number | null;
  readonly held: number;
  readonly reserved: number | null;
  readonly reserved_until: Date | null;
  readonly reservable_until: Date | null;
  readonly unit_price: string | null;
  readonly list_price: string | null;
  readonly sales_price: string;
  readonly agreed_price_id: string | null;
  readonly categories: string | null;
  readonly weight: string | null;
  readonly handling: string | null;
  readonly special: string | null;
  readonly origin: string | null;
  readonly origin_place: string | null;
  readonly delivery_group_id: string | null;
}

function fieldOf(options: CommerceOptions, field: string | undefined) {
  const column = field === undefined ? undefined : publicColumn(options.product, field);
  return column === undefined ? sql`null::text` : sql`p.${sql.id(column)}::text`;
}

/** The fields together, so that each combination of values is another text. */
function originOf(options: CommerceOptions) {
  const fields = (options.delivery.origin?.fields ?? []).map((field) => fieldOf(options, field));
  return fields.length === 0 ? sql`null::text` : sql`json_build_array(${sql.join(fields)})::text`;
}

export interface LineOptions {
  /** For whom availability is told; the cart itself unless given. */
  readonly holder?: ReservationHolder;
  /** Ids of lines that are wanted, with all others of their products; the whole cart unless given. */
  readonly only?: readonly string[] | undefined;
  /** What prices are told in; the cart's own currency at the rate of now unless given. */
  readonly exchange?: Exchange;
}

/** The lines of a cart, the newest first. What a closed cart cost is what was seen last. */
export async function readLines(
  database: Database,
  options: CommerceOptions,
  cart: Cart,
  { holder = { cartId: cart.id }, only, exchange }: LineOptions = {},
): Promise<CartLine[]> {
  const told = exchange ?? (await readExchange(database, options, cart.currency_iso_code));
  const { weightField, handlingField, special } = options.delivery;
  const entitled = mayViewProduct(sql`p.id`, oneAccount(cart.account_id));
  const { rows } = await sql<Row>`
    select i.id, i.product2_id as product_id, i.cart_delivery_group_id as delivery_group_id, case when ${entitled} then p.name else i.name end as name, p.stock_keeping_unit as sku,
      p.url_name, p.product_class, i.entered, i.quantity, t.on_hand,
      ${reservedByOthers(sql`p.id`, holder)} as held, o.expires_at as reserved_until,
      ${holdPeriodEnd('span')} as reservable_until,
      case when o.expires_at > clock_timestamp() then o.quantity end as reserved,
      ${entitled} as entitled, p.is_active and not p.is_deleted and e.id is not null and ${entitled} as offered,
      e.unit_price, e.list_price, i.sales_price, i.agreed_price_id,
      (select string_agg(a.product_category_id, ',') from product_category_product a
        where a.product_id = p.id and not a.is_deleted) as categories,
      ${fieldOf(options, weightField)} as weight, ${fieldOf(options, handlingField)} as handling,
      ${fieldOf(options, special?.field)} as special, ${originOf(options)} as origin,
      ${fieldOf(options, options.delivery.origin?.place)} as origin_place
    from cart_item i
    join product2 p on p.id = i.product2_id
    ${joinPrice(told, cart.account_id)}
    left join product_stock t on t.product_id = p.id
    left join inventory_item_reservation o on o.cart_id = i.cart_id and o.product_id = i.product2_id
    left join reservation_span span on span.cart_id = i.cart_id and span.product_id = i.product2_id
    where i.cart_id = ${cart.id} ${only ? sql`and i.product2_id in (select product2_id from cart_item where id = any (${only as string[]}))` : sql``}
    order by i.entered desc`.execute(database);
  return rows.map((row) => {
    const seenPrice = centsOf(row.sales_price);
    const isOpen = cart.status === 'Active';
    // What is paid for a read-only copy is what it was put together at.
    const isFixed = !isOpen || cart.type === 'PayNowReadOnly';
    const usualPrice = !isFixed && row.unit_price !== null ? centsOf(row.unit_price) : seenPrice;
    return {
      id: row.id,
      productId: row.product_id,
      deliveryGroupId: row.delivery_group_id,
      name: row.name,
      sku: row.entitled ? row.sku : null,
      urlName: row.entitled ? row.url_name : null,
      productClass: row.product_class ?? 'Simple',
      entered: Number(row.entered),
      quantity: row.quantity,
      entitled: row.entitled,
      offered: row.offered || !isOpen,
      onHand: isOpen ? (row.on_hand ?? 0) : row.quantity,
      available: isOpen ? Math.max(0, (row.on_hand ?? 0) - row.held) : row.quantity,
      reserved: row.reserved ?? 0,
      reservedUntil: row.reserved_until,
      reservableUntil: row.reservable_until,
      unitPrice: usualPrice,
      usualPrice,
      listPrice: row.list_price === null ? null : centsOf(row.list_price),
      seenPrice,
      agreedPriceId: row.agreed_price_id,
      agreement: null,
      categories: row.categories === null ? [] : row.categories.split(','),
      weight: Number(row.weight ?? 0),
      handling: row.handling,
      special: row.special ? row.special.split(';') : [],
      origin: row.origin === null ? undefined : { key: row.origin, place: row.origin_place ?? '' },
    };
  });
}
