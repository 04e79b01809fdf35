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

/** A line of a cart with what its product is, costs and has on hand now. */
export interface CartLine extends Freight {
  readonly id: string;
  readonly productId: string;
  /** Null is the default one. */
  readonly deliveryGroupId: string | null;
  readonly name: string;
  readonly sku: string | null;
  readonly urlName: string | null;
  readonly productClass: string;
  /** Grows with every line that is added to a cart. */
  readonly entered: number;
  /** False where the product is reserved to other accounts: only what the line itself stores is shown of it. */
  readonly entitled: boolean;
  /** False where the product is not for sale any more, or not to the account. */
  readonly offered: boolean;
  readonly onHand: number;
  /** What is on hand less what other carts have reserved. */
  readonly available: number;
  /** Units of the product that the cart itself has reserved, and when that ends or ended. */
  readonly reserved: number;
  readonly reservedUntil: Date | null;
  /** Until when the cart may reserve the product at most; null where it has not reserved it. */
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

/** Members that are derived from what is selected. */
type Derived =
  | 'entered'
  | 'onHand'
  | 'available'
  | `${'unit' | 'usual' | 'list' | 'seen'}Price`
  | 'agreement'
  | 'categories'
  | keyof Freight;

type Text =
  | 'unit_price'
  | 'list_price'
  | 'categories'
  | 'weight'
  | 'handling'
  | 'special'
  | 'origin'
  | 'place';

interface Selected extends Omit<CartLine, Derived>, Readonly<Record<Text, string | null>> {
  readonly quantity: number;
  readonly entered: string;
  readonly on_hand: number;
  readonly reserved_by_others: number;
  readonly sales_price: string;
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
  /** For whom availability is computed; the cart itself unless given. */
  readonly holder?: ReservationHolder;
  /** Ids of lines, which are read with all others of their products; the whole cart unless given. */
  readonly only?: readonly string[] | undefined;
  /** Of prices; into the cart's own currency at the rate of now unless given. */
  readonly exchange?: Exchange;
}

/** The lines of a cart, the newest first. A closed cart costs what was seen last. */
export async function readLines(
  database: Database,
  options: CommerceOptions,
  cart: Cart,
  { holder = { cartId: cart.id }, only, exchange }: LineOptions = {},
): Promise<CartLine[]> {
  const rate = exchange ?? (await readExchange(database, options, cart.currency_iso_code));
  const { weightField, handlingField, special, origin } = options.delivery;
  const entitled = mayViewProduct(sql`p.id`, oneAccount(cart.account_id));
  const { rows } = await sql<Selected>`
    select i.id, i.product2_id as "productId", i.cart_delivery_group_id as "deliveryGroupId",
      case when ${entitled} then p.name else i.name end as name,
      case when ${entitled} then p.stock_keeping_unit end as sku, case when ${entitled} then p.url_name end as "urlName",
      coalesce(p.product_class, 'Simple') as "productClass", i.entered, i.quantity, coalesce(t.on_hand, 0) as on_hand,
      ${reservedByOthers(sql`p.id`, holder)} as reserved_by_others, o.expires_at as "reservedUntil",
      ${holdPeriodEnd('span')} as "reservableUntil",
      case when o.expires_at > clock_timestamp() then o.quantity else 0 end as reserved,
      ${entitled} as entitled, p.is_active and not p.is_deleted and e.id is not null and ${entitled} as offered,
      e.unit_price, e.list_price, i.sales_price, i.agreed_price_id as "agreedPriceId",
      (select string_agg(a.product_category_id, ',') from product_category_product a
        where a.product_id = p.id and not a.is_deleted) as categories,
      ${fieldOf(options, weightField)} as weight, ${fieldOf(options, handlingField)} as handling,
      ${fieldOf(options, special?.field)} as special, ${originOf(options)} as origin,
      ${fieldOf(options, origin?.place)} as place
    from cart_item i
    join product2 p on p.id = i.product2_id
    ${joinPrice(rate, cart.account_id)}
    left join product_stock t on t.product_id = p.id
    left join inventory_item_reservation o on o.cart_id = i.cart_id and o.product_id = i.product2_id
    left join reservation_span span on span.cart_id = i.cart_id and span.product_id = i.product2_id
    where i.cart_id = ${cart.id} ${only ? sql`and i.product2_id in (select product2_id from cart_item where id = any (${only as string[]}))` : sql``}
    order by i.entered desc`.execute(database);
  const isOpen = cart.status === 'Active';
  // A read-only copy costs what it was put together at.
  const isFixed = !isOpen || cart.type === 'PayNowReadOnly';
  return rows.map(({ on_hand, reserved_by_others, sales_price, unit_price, list_price, place, ...row }) => {
    const seenPrice = centsOf(sales_price);
    const usualPrice = !isFixed && unit_price !== null ? centsOf(unit_price) : seenPrice;
    return {
      ...row,
      entered: Number(row.entered),
      offered: row.offered || !isOpen,
      onHand: isOpen ? on_hand : row.quantity,
      available: isOpen ? Math.max(0, on_hand - reserved_by_others) : row.quantity,
      unitPrice: usualPrice,
      usualPrice,
      listPrice: list_price === null ? null : centsOf(list_price),
      seenPrice,
      agreement: null,
      categories: row.categories?.split(',') ?? [],
      weight: Number(row.weight ?? 0),
      special: row.special ? row.special.split(';') : [],
      origin: row.origin === null ? undefined : { key: row.origin, place: place ?? '' },
    };
  });
}
