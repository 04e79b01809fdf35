import { ApiError, type Context } from '@relab/server/http';
import { countAttempt, type Limit } from '@relab/server/identity';
import { networkOf } from '@relab/server/limits';
import { type SqlBool, sql } from 'kysely';
import type { CartLimits } from '../options/cart-limits.ts';

const guestLimit = (max: number): Limit => ({
  name: 'carts of guests',
  max,
  seconds: 86_400,
  message: (minutes) =>
    `Too many carts were made from your network within a day, so nothing was put into one. Try again in ${Math.ceil(minutes / 60)} h, or sign in.`,
});

/** Counts a cart that is about to be created, in its transaction; throws 429 or 403 past a limit. */
export async function limitCarts(
  { database, principal, address, now }: Context,
  limits: CartLimits | undefined,
): Promise<void> {
  if (limits === undefined) return;
  if (principal.kind === 'guest') {
    if (address === undefined) return;
    await countAttempt(database, guestLimit(limits.perNetwork), networkOf(address), now());
    return;
  }
  const open = await database
    .selectFrom('web_cart')
    .select('id')
    .where('owner_id', '=', principal.userId)
    .where(sql<SqlBool>`status = 'Active' and not is_deleted`)
    .limit(limits.perUser)
    .execute();
  if (open.length < limits.perUser) return;
  throw new ApiError(
    'STORAGE_LIMIT_EXCEEDED',
    `You have ${limits.perUser} open carts and copies of carts, which is the most. Order one of them, or wait until copies end.`,
  );
}
