import type { Database } from '@relab/database';
import { hashLinkKey, newLinkKey } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../account/owner.ts';
import { type Cart, cartColumns } from '../cart/find-cart.ts';

/** A secret of 192 bits that opens a read-only cart; the database keeps its hash alone. */
export async function makePayLink(
  database: Database,
  { id: cartId, account_id }: Pick<Cart, 'id' | 'account_id'>,
): Promise<string> {
  const token = newLinkKey();
  await sql`insert into pay_link (key_hash, cart_id, account_id) values (${hashLinkKey(token)}, ${cartId}, ${account_id})`.execute(
    database,
  );
  return token;
}

export type OpenedCart = Cart & { readonly valid_until: Date };

/** The read-only cart that a link opens, ordered or not. */
export async function findByLink(
  database: Database,
  token: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OpenedCart> {
  const { rows } = await sql<OpenedCart>`
    select ${cartColumns} from web_cart c
    where c.id = (select l.cart_id from pay_link l where l.key_hash = ${hashLinkKey(token)})
      and c.valid_until is not null and not c.is_deleted
    ${lock === 'lock' ? sql`for update` : sql``}`.execute(database);
  const [cart] = rows;
  if (!cart) throw notFound('cart to be paid');
  return cart;
}
