import type { Database } from '@relab/database';
import { hashLinkKey, newLinkKey } from '@relab/server/http';
import { type Cart, selectCarts } from '../cart/find-cart.ts';
import { notFound } from '../errors.ts';

/** A secret of 192 bits that opens a read-only cart; the database keeps its hash alone. */
export async function makePayLink(
  database: Database,
  { id: cartId, account_id }: Pick<Cart, 'id' | 'account_id'>,
): Promise<string> {
  const token = newLinkKey();
  await database
    .insertInto('pay_link')
    .values({ key_hash: hashLinkKey(token), cart_id: cartId, account_id })
    .execute();
  return token;
}

export type OpenedCart = Cart & { readonly valid_until: Date };

/** The read-only cart that a link opens, ordered or not. */
export async function findByLink(
  database: Database,
  token: string,
  lock: 'lock' | 'read' = 'read',
): Promise<OpenedCart> {
  const cart = await selectCarts(database)
    .where('c.id', '=', ({ selectFrom }) =>
      selectFrom('pay_link').select('cart_id').where('key_hash', '=', hashLinkKey(token)),
    )
    .where('c.valid_until', 'is not', null)
    .$narrowType<{ valid_until: Date }>()
    .where(({ not }) => not('c.is_deleted'))
    .$if(lock === 'lock', (select) => select.forUpdate())
    .executeTakeFirst();
  if (!cart) throw notFound('cart to be paid');
  return cart;
}
