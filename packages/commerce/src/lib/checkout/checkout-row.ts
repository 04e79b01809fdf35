import { isRecordId, normalizeId } from '@relab/contract';
import type { Checkout } from '@relab/contract/commerce';
import { modifiedColumns } from '@relab/records/objects';
import type { Context } from '@relab/server/http';
import { type SqlBool, sql } from 'kysely';
import { ownedBy, ownerOf } from '../account/owner.ts';
import { type Cart, selectCarts } from '../cart/find-cart.ts';
import { type GroupRow, readGroups } from '../cart/group-row.ts';
import { assertSettled } from '../cart/large-change/async-state.ts';
import { saveGroup } from '../delivery/save-group.ts';
import { notFound } from '../errors.ts';
import { type AcceptedTerms, acceptedTermsOf } from './accepted-terms.ts';

type ContactInfo = NonNullable<Checkout['contactInfo']>;
type Payment = NonNullable<Checkout['payment']>;

/** A checkout as it is stored, with its cart. */
export interface CheckoutRow {
  readonly id: string;
  readonly status: 'Active' | 'Completed';
  readonly contactInfo: ContactInfo | null;
  /** All deliveries of the cart, the default one first. */
  readonly groups: readonly [GroupRow, ...GroupRow[]];
  readonly payment: Payment | null;
  readonly vatNumber: string | null;
  readonly acceptedTerms: AcceptedTerms | null;
  readonly orderSummaryId: string | null;
  readonly cart: Cart;
}

// What stands in these columns was written by `writeCheckout`, from values of these types.
const read = <Value>(json: string | null): Value | null =>
  json === null ? null : (JSON.parse(json) as Value);

/** The shopper's own checkout by id, or the one of the open cart by `active`; 404 for any other. */
export async function findCheckout(
  context: Pick<Context, 'database' | 'principal'>,
  checkoutId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<CheckoutRow> {
  const owner = ownerOf(context.principal);
  const isActive = checkoutId === 'active';
  if (!owner || !(isActive || isRecordId(checkoutId))) throw notFound('checkout');
  const which = isActive
    ? sql<SqlBool>`k.status = 'Active' and c.status = 'Active' and not c.is_secondary`
    : sql<SqlBool>`k.id = ${normalizeId(checkoutId)}`;
  const row = await selectCarts(context.database)
    .innerJoin('cart_checkout as k', 'k.cart_id', 'c.id')
    .select([
      'k.id as checkout_id',
      'k.status as checkout_status',
      'k.contact_info',
      'k.payment',
      'k.vat_number',
    ])
    .select(['k.terms_version', 'k.terms_accepted_date', 'k.order_summary_id'])
    .where(which)
    .where(ownedBy(owner, 'c'))
    .$if(lock === 'lock', (select) => select.forUpdate())
    .executeTakeFirst();
  if (!row) throw notFound('checkout');
  if (lock === 'lock') assertSettled(row);
  const { checkout_id, checkout_status, contact_info, payment, vat_number, order_summary_id, ...rest } = row;
  const { terms_version, terms_accepted_date, ...cart } = rest;
  return {
    id: checkout_id,
    status: checkout_status,
    contactInfo: read<ContactInfo>(contact_info),
    groups: await readGroups(context.database, cart.id),
    payment: read<Payment>(payment),
    vatNumber: vat_number,
    acceptedTerms: acceptedTermsOf({ terms_version, terms_accepted_date }),
    orderSummaryId: order_summary_id,
    cart,
  };
}

const write = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Stores what a shopper filled in, of the default delivery too. */
export async function writeCheckout(
  context: Pick<Context, 'database' | 'now' | 'principal'>,
  row: CheckoutRow,
): Promise<void> {
  const contents = {
    contact_info: write(row.contactInfo),
    payment: write(row.payment),
    vat_number: row.vatNumber,
  };
  await context.database
    .updateTable('cart_checkout')
    .set({ ...contents, ...modifiedColumns(context.now()) })
    .where('id', '=', row.id)
    .execute();
  await saveGroup(context, row.cart.id, row.groups[0]);
}
