import { isRecordId, normalizeId } from '@relab/contract';
import type { Database, Row } from '@relab/database';
import { type Context, newId } from '@relab/server/http';
import { type SqlBool, sql } from 'kysely';
import { type Owner, ownedBy, ownerOf } from '../account/owner.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import { insertRows } from '../shop/insert-rows.ts';
import { assertNotAwaiting } from './awaiting.ts';
import { type AsyncState, assertSettled, asyncColumns } from './large-change/async-state.ts';
import { limitCarts } from './limit-carts.ts';

/**
 * A cart beside its owner and its part in a large change. A `PayNowReadOnly` one is a copy that can be ordered and not
 * changed (S-229), until `valid_until`. While its order waits for somebody's approval, or is approved and waits to be paid
 * (`awaits_approval`), nothing of it is changed.
 */
export interface Cart
  extends Owner,
    AsyncState,
    Row<
      'web_cart',
      | 'id'
      | 'name'
      | 'status'
      | 'currency_iso_code'
      | 'is_secondary'
      | 'type'
      | 'valid_until'
      | 'awaits_approval'
    > {}

/** The two words that stand for a shopper's open cart. */
export const isCurrent = (cartStateOrId: string): boolean =>
  cartStateOrId === 'current' || cartStateOrId === 'active';

/** Carts, each as `c`. */
export const selectCarts = (database: Database) =>
  database
    .selectFrom('web_cart as c')
    .select([
      'c.id',
      'c.name',
      'c.status',
      'c.currency_iso_code',
      'c.is_secondary',
      'c.type',
      'c.valid_until',
    ])
    .select(['c.owner_id', 'c.account_id', 'c.guest_key', 'c.awaits_approval', ...asyncColumns]);

/** `lock` is for a change of the cart, `hold` for what leaves its lines as they are: ordering, reserving, copying. */
type Purpose = 'read' | 'lock' | 'hold';

function assertWritable({ type }: Cart): void {
  if (type === 'Cart') return;
  const message =
    'This cart is ordered as it was put together and to one address, or not at all. Nothing was changed.';
  throw conflict(message);
}

async function selectCart(
  database: Database,
  owner: Owner,
  cartStateOrId: string,
  purpose: Purpose,
): Promise<Cart | undefined> {
  if (!isCurrent(cartStateOrId) && !isRecordId(cartStateOrId)) return undefined;
  const which = isCurrent(cartStateOrId)
    ? sql<SqlBool>`c.status = 'Active' and not c.is_secondary`
    : sql<SqlBool>`c.id = ${normalizeId(cartStateOrId)} and c.status = 'Active'`;
  const cart = await selectCarts(database)
    .where(which)
    .where(ownedBy(owner, 'c'))
    .where(({ not }) => not('c.is_deleted'))
    .$if(purpose !== 'read', (select) => select.forUpdate())
    .executeTakeFirst();
  if (!cart || purpose === 'read') return cart;
  assertSettled(cart);
  assertNotAwaiting(cart);
  if (purpose === 'lock') assertWritable(cart);
  return cart;
}

/**
 * The shopper's cart; null where `current` has none yet. An id that is not the shopper's own is not there at all. To be
 * locked it must be settled: while a large change is put into it, it is refused with 409, and so is the change of a
 * read-only one.
 */
export async function findCart(
  context: Pick<Context, 'database' | 'principal'>,
  cartStateOrId: string,
  purpose: Purpose = 'read',
): Promise<Cart | null> {
  const owner = ownerOf(context.principal);
  const cart = owner ? await selectCart(context.database, owner, cartStateOrId, purpose) : undefined;
  if (cart) return cart;
  if (isCurrent(cartStateOrId)) return null;
  throw notFound('cart');
}

/** Locks the shopper's cart; 404 where there is none. */
export async function lockCart(
  context: Pick<Context, 'database' | 'principal'>,
  cartStateOrId: string,
  purpose: Exclude<Purpose, 'read'> = 'lock',
): Promise<Cart> {
  const cart = await findCart(context, cartStateOrId, purpose);
  if (!cart) throw notFound('cart');
  return cart;
}

/** Waits for whoever is making an open cart for the same shopper. */
export async function lockOwner(
  database: Database,
  { owner_id, account_id, guest_key }: Owner,
): Promise<void> {
  const lockName = `cart ${owner_id} ${account_id} ${guest_key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(database);
}

/**
 * Locks the shopper's cart, making it where `current` has none yet and there may be one more; two requests at once make one.
 * To be called within a transaction, with a context that has an owner.
 */
export async function openCart(
  context: Context,
  { carts: limits }: Pick<CommerceOptions, 'carts'>,
  cartStateOrId: string,
  currency: string,
): Promise<Cart> {
  const found = await findCart(context, cartStateOrId, 'lock');
  if (found) return found;
  const owner = ownerOf(context.principal);
  if (!owner) throw new Error('A cart is made for somebody.');
  const { owner_id, account_id, guest_key } = owner;
  await lockOwner(context.database, owner);
  const meanwhile = await selectCart(context.database, owner, 'current', 'lock');
  if (meanwhile) return meanwhile;
  await limitCarts(context, limits);
  const row = {
    id: newId('0a6'),
    owner_id,
    account_id,
    guest_key,
    name: 'Cart',
    currency_iso_code: currency,
  };
  await insertRows(context.database, 'web_cart', [row], context);
  return {
    ...row,
    status: 'Active',
    is_secondary: false,
    type: 'Cart',
    valid_until: null,
    awaits_approval: false,
    async_operation_status: null,
    async_problems: null,
  };
}
