import { isRecordId, normalizeId } from '@relab/contract';
import type { Checkout } from '@relab/contract/commerce';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound, type Owner, ownedBy, ownerOf } from '../account/owner.ts';
import type { Cart } from '../cart/find-cart.ts';
import { type GroupRow, readGroups } from '../cart/group-row.ts';
import { type AsyncState, assertSettled, asyncColumns } from '../cart/large-change/async-state.ts';
import { saveGroup } from '../delivery/save-group.ts';
import { type AcceptedTerms, type AcceptedTermsColumns, acceptedTermsOf } from './accepted-terms.ts';

type ContactInfo = NonNullable<Checkout['contactInfo']>;
type Payment = NonNullable<Checkout['payment']>;

/** A checkout as it is kept, beside its cart. */
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

interface Selected extends Owner, AsyncState, AcceptedTermsColumns {
  readonly id: string;
  readonly status: 'Active' | 'Completed';
  readonly contact_info: string | null;
  readonly payment: string | null;
  readonly vat_number: string | null;
  readonly order_summary_id: string | null;
  readonly cart_id: string;
  readonly cart_name: string;
  readonly cart_status: 'Active' | 'Closed';
  readonly currency_iso_code: string;
  readonly is_secondary: boolean;
  readonly type: Cart['type'];
  readonly valid_until: Date | null;
  readonly awaits_approval: boolean;
}

// What stands in these columns was written by `writeCheckout`, from values of these types.
const read = <Value>(json: string | null): Value | null =>
  json === null ? null : (JSON.parse(json) as Value);

/** The shopper's own checkout by id, or the one of the open cart by `active`; anything else is not there. */
export async function findCheckout(
  context: Pick<Context, 'database' | 'who'>,
  checkoutId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<CheckoutRow> {
  const owner = ownerOf(context.who);
  const isActive = checkoutId === 'active';
  if (!owner || !(isActive || isRecordId(checkoutId))) throw notFound('checkout');
  const which = isActive
    ? sql`k.status = 'Active' and c.status = 'Active' and not c.is_secondary`
    : sql`k.id = ${normalizeId(checkoutId)}`;
  const { rows } = await sql<Selected>`
    select k.id, k.status, k.contact_info, k.payment, k.vat_number, k.terms_version, k.terms_accepted_date, k.order_summary_id, c.id as cart_id, c.name as cart_name, c.status as cart_status,
      c.currency_iso_code, c.is_secondary, c.type, c.valid_until, c.owner_id, c.account_id, c.guest_key, c.awaits_approval,
      ${asyncColumns}
    from cart_checkout k join web_cart c on c.id = k.cart_id
    where ${which} and ${ownedBy(owner, 'c')} ${lock === 'lock' ? sql`for update` : sql``}
    `.execute(context.database);
  const [row] = rows;
  if (!row) throw notFound('checkout');
  if (lock === 'lock') assertSettled(row);
  const { async_operation_status, async_problems } = row;
  const { owner_id, account_id, guest_key, currency_iso_code, is_secondary, awaits_approval } = row;
  const { type, valid_until } = row;
  return {
    id: row.id,
    status: row.status,
    contactInfo: read<ContactInfo>(row.contact_info),
    groups: await readGroups(context.database, row.cart_id),
    payment: read<Payment>(row.payment),
    vatNumber: row.vat_number,
    acceptedTerms: acceptedTermsOf(row),
    orderSummaryId: row.order_summary_id,
    cart: {
      id: row.cart_id,
      name: row.cart_name,
      status: row.cart_status,
      currency_iso_code,
      is_secondary,
      type,
      valid_until,
      awaits_approval,
      owner_id,
      account_id,
      guest_key,
      async_operation_status,
      async_problems,
    },
  };
}

const write = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

/** Keeps what a shopper filled in, of the default delivery too. */
export async function writeCheckout(
  context: Pick<Context, 'database' | 'now' | 'who'>,
  row: CheckoutRow,
): Promise<void> {
  const now = context.now().toISOString();
  await sql`
    update cart_checkout set contact_info = ${write(row.contactInfo)}, payment = ${write(row.payment)},
      vat_number = ${row.vatNumber}, last_modified_date = ${now}, system_modstamp = ${now}
    where id = ${row.id}`.execute(context.database);
  await saveGroup(context, row.cart.id, row.groups[0]);
}
