import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { mayDecide } from '../approval/spending-limit.ts';
import type { PricedCheckout } from '../checkout/price-checkout.ts';
import { insufficientAccess } from '../errors.ts';
import { convert } from '../market/exchange.ts';
import { centsOf, formatCents } from '../market/money.ts';

interface Limited {
  readonly account_id: string;
  readonly spending_limit: string;
}

/**
 * A read-only copy has the limits of its author: of their own account, and of the one that it was made for. Above them it
 * is ordered by a buyer manager of such an account, or not at all: a guest with the link has no limit of their own.
 */
export async function assertWithinLimitOfCopy(
  { database, principal }: Context,
  { row, cart, total }: PricedCheckout,
): Promise<void> {
  if (row.cart.type !== 'PayNowReadOnly') return;
  const { rows } = await sql<Limited>`
    select a.id as account_id, a.spending_limit::text from web_cart c
    join "user" u on u.id = c.created_by_id
    join account a on a.spending_limit is not null
      and (a.id = u.account_id or a.id in (select l.account_id from pay_link l where l.cart_id = c.id))
    where c.id = ${row.cart.id} and not 'buyer manager' = any (string_to_array(coalesce(u.roles, ''), ';'))`.execute(
    database,
  );
  const passed = rows
    .map(({ account_id, spending_limit }) => ({
      account_id,
      limit: convert(centsOf(spending_limit), cart.exchange),
    }))
    .filter(({ limit }) => total > limit);
  const [first] = passed;
  if (!first) return;
  const decides = principal.kind === 'user' && mayDecide(principal);
  if (decides && passed.every(({ account_id }) => account_id === principal.accountId)) return;
  const message = `Whoever prepared this cart may order up to ${formatCents(first.limit)} ${row.cart.currency_iso_code}. A buyer manager of the account can order it, signed in.`;
  throw insufficientAccess(message);
}
