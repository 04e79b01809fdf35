import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { createGuest, type Guest, type GuestOptions, prepareOrder } from '../start/guest.fixture.ts';

/** Milliseconds that a request may take whatever happens: the limits of statement and connection, several times over. */
const patience = 45_000;
const pauseBetween = 250;
/** Milliseconds after which an order that fails again and again counts as lost. */
const persistence = 60_000;

/** Somebody who sees the last step of their order. */
export interface Shopper {
  readonly email: string;
  readonly get: Guest['get'];
  /** Sends the same form until it leads to a confirmation; answers its path, and how often it failed before. */
  order(): Promise<{ readonly path: string; readonly failures: readonly string[] }>;
}

let count = 0;

/** Goes as far as the last step. */
export async function openShopper(
  address: () => string,
  productId: string,
  options: Omit<GuestOptions, 'patience'> = {},
): Promise<Shopper> {
  const email = `shopper-${++count}@relab.example`;
  const guest: Guest = createGuest(address, { ...options, patience });
  const form = await prepareOrder(guest, productId, email);
  return {
    email,
    get: guest.get,
    async order() {
      const failures: string[] = [];
      const end = performance.now() + persistence;
      for (;;) {
        try {
          const path = await guest.post('/checkout/review', form);
          if (path.startsWith('/order-confirmation/')) return { path, failures };
          throw new Error(`It led to ${path}.`);
        } catch (error) {
          if (error instanceof Error && error.name === 'TimeoutError')
            throw new Error(`Somebody waited for more than ${patience} ms.`, { cause: error });
          failures.push(
            error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error),
          );
          if (performance.now() > end)
            throw new Error(`${email} could not order: ${[...new Set(failures)].join('; ')}`, {
              cause: error,
            });
          await pause(pauseBetween);
        }
      }
    },
  };
}

/** The paths of the confirmations of everything that somebody has ordered. */
export async function ordersOf(database: Database, { email }: Shopper): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from order_summary where contact_email = ${email}`.execute(database);
  return rows.map(({ id }) => `/order-confirmation/${id}`);
}
