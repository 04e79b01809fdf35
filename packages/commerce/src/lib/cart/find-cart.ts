import { isRecordId, normalizeId } from '@relab/contract';
import type { Database } from '@relab/database';
import { type Context, newId } from '@relab/server/http';
import { type InferResult, type SqlBool, sql } from 'kysely';
import { type Owner, ownedBy, ownerOf } from '../account/owner.ts';
import { conflict, notFound } from '../errors.ts';
import type { CommerceOptions } from '../options/options.ts';
import { insertRows } from '../shop/insert-rows.ts';
import { assertSettled } from './large-change/async-state.ts';
import { limitCarts } from './limit-carts.ts';

/** The two words that stand for a shopper's open cart. */
export const isCurrent = (cartStateOrId: string): boolean =>
  cartStateOrId === 'current' || cartStateOrId === 'active';

/** Carts, each as `c`. */
export const selectCarts = (database: Database) =>
  database
    .selectFrom('web_cart as c')
    .select(['c.id', 'c.name', 'c.status', 'c.currency_iso_code', 'c.is_secondary', 'c.type'])
    .select(['c.owner_id', 'c.account_id', 'c.guest_key', 'c.valid_until', 'c.awaits_approval'])
    .select(['c.async_operation_status', 'c.async_problems']);

/**
 * A cart with its owner. A `PayNowReadOnly` one is a copy that can be ordered and not changed (S-229), until `valid_until`.
 * While its order waits for an approval, or is approved and waits to be paid (`awaits_approval`), nothing of it is changed.
 */
export type Cart = Readonly<InferResult<ReturnType<typeof selectCarts>>[number]>;

/** Both that are not `read` lock the cart: one to change its lines, one to order, reserve or copy them. */
type Purpose = 'read' | 'changeLines' | 'keepLines';

/** Throws 409 for a cart, or the checkout of one, whose order waits for an approval, or for its payment after that. */
export function assertNotAwaiting(cart: Pick<Cart, 'awaits_approval'>): void {
  if (!cart.awaits_approval) return;
  throw conflict(
    'This order waits for an approval, or is approved and waits to be paid: its cart and checkout cannot be changed. Withdraw the request to change them.',
  );
}

function assertWritable({ type }: Cart): void {
  if (type === 'Cart') return;
  throw conflict(
    'This cart is ordered as it was put together and to one address, or not at all. Nothing was changed.',
  );
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
  if (purpose === 'changeLines') assertWritable(cart);
  return cart;
}

/**
 * The shopper's cart; null where `current` has none yet, 404 for the id of another's. Locking throws 409 while a large
 * change is in progress, and for the change of a read-only copy.
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
  purpose: Exclude<Purpose, 'read'> = 'changeLines',
): Promise<Cart> {
  const cart = await findCart(context, cartStateOrId, purpose);
  if (!cart) throw notFound('cart');
  return cart;
}

/** Waits for another request that opens a cart for the same owner. */
export async function lockOwner(
  database: Database,
  { owner_id, account_id, guest_key }: Owner,
): Promise<void> {
  const lockName = `cart ${owner_id} ${account_id} ${guest_key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`.execute(database);
}

/**
 * Locks the shopper's cart, creating it where `current` has none yet and one more is allowed; two requests at once create
 * one. To be called within a transaction, with a context that has an owner.
 */
export async function openCart(
  context: Context,
  { carts: limits }: Pick<CommerceOptions, 'carts'>,
  cartStateOrId: string,
  currency: string,
): Promise<Cart> {
  const existing = await findCart(context, cartStateOrId, 'changeLines');
  if (existing) return existing;
  const owner = ownerOf(context.principal);
  if (!owner) throw new Error('A cart needs an owner.');
  await lockOwner(context.database, owner);
  const meanwhile = await selectCart(context.database, owner, 'current', 'changeLines');
  if (meanwhile) return meanwhile;
  await limitCarts(context, limits);
  const row = { id: newId('0a6'), ...owner, name: 'Cart', currency_iso_code: currency };
  await insertRows(context, 'web_cart', [row]);
  return await lockCart(context, row.id);
}
