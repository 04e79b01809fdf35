import { type Database, inTransaction } from '@relab/database';
import { modifiedColumns } from '@relab/records/objects';
import { ApiError } from '@relab/server/http';
import { handler, type JobHandler, jobKind } from '@relab/server/jobs';
import type { CommerceOptions } from '../../options/options.ts';
import type { Author } from '../../shop/database-context.ts';
import { adjustReservation } from '../../stock/change-reservation.ts';
import { type Cart, selectCarts } from '../find-cart.ts';
import { putItem } from '../put-item.ts';
import type { AsyncProblem } from './async-state.ts';

interface LargeChange {
  readonly cartId: string;
  /** Null for a guest. */
  readonly userId: string | null;
  readonly lines: readonly {
    readonly productId: string;
    readonly name: string;
    readonly quantity: number;
  }[];
}

export const largeChange = jobKind<LargeChange>('large cart change');

/** Locks the cart, if it still waits for this change. */
async function lockWaiting(transaction: Database, cartId: string): Promise<Cart | undefined> {
  return await selectCarts(transaction)
    .where('c.id', '=', cartId)
    .where('c.status', '=', 'Active')
    .where('c.async_operation_status', '=', 'Processing')
    .where(({ not }) => not('c.is_deleted'))
    .forUpdate()
    .executeTakeFirst();
}

async function settle(
  transaction: Database,
  cartId: string,
  problems: readonly AsyncProblem[],
  now: Date,
): Promise<void> {
  const isDone = problems.length === 0;
  await transaction
    .updateTable('web_cart')
    .set({
      async_operation_status: isDone ? 'Completed' : 'Errored',
      async_problems: isDone ? null : JSON.stringify(problems),
      ...modifiedColumns(now),
    })
    .where('id', '=', cartId)
    .where('async_operation_status', '=', 'Processing')
    .execute();
}

const asProblem = (message: string, { productId, name }: LargeChange['lines'][number]): AsyncProblem => ({
  productId,
  // Sentences about stock name the product already.
  message: message.includes(name) ? message : `${name}: ${message}`,
});

/** Adds the lines of a large batch to their cart: all that can be, in one transaction with the end of the job. */
export const largeChangeHandler = (options: CommerceOptions): JobHandler =>
  handler(largeChange, {
    // A shopper waits: after five attempts, some minute and a quarter, the cart shows that it failed.
    attempts: 5,
    async run({ cartId, userId, lines }, run) {
      const { now } = run;
      const principal: Author = userId === null ? { kind: 'guest' } : { kind: 'user', userId };
      await inTransaction(run.database, async (database) => {
        await run.hold(database);
        const cart = await lockWaiting(database, cartId);
        const problems: AsyncProblem[] = [];
        // Without a cart it was closed or deleted by staff, and nothing is left to do.
        for (const line of lines) {
          if (!cart) break;
          await putItem({ database, principal, now }, options, cart, line).catch((error: unknown) => {
            if (!(error instanceof ApiError)) throw error;
            problems.push(asProblem(error.message, line));
          });
        }
        if (cart) await adjustReservation(database, cart.id);
        await settle(database, cartId, problems, now());
        const error = `${problems.length} of ${lines.length} products could not be put into the cart.`;
        await run.finish(database, problems.length === 0 ? undefined : { error });
      });
      return undefined;
    },
    async failed({ cartId, lines }, _, transaction, now) {
      const message = 'It could not be put into the cart. Please try again.';
      const problems = lines.map((line) => asProblem(message, line));
      await settle(transaction, cartId, problems, now);
    },
  });
