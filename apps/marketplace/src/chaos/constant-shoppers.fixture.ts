import { setTimeout as pause } from 'node:timers/promises';
import type { Answered } from '../start/guest.fixture.ts';
import { openShopper } from './shoppers.fixture.ts';

/** An order that somebody saw confirmed. */
export interface Confirmed {
  readonly email: string;
  readonly path: string;
  readonly at: number;
  readonly get: (path: string) => Promise<{ readonly status: number; readonly body: string }>;
}

export interface ConstantShoppers {
  /** Everything that was answered, or was not. */
  readonly answers: readonly Answered[];
  readonly confirmed: readonly Confirmed[];
  /** Lets each of them end the order that they are at; rejects where somebody could not order at all. */
  end(): Promise<void>;
}

const thought = 100;

/** So many shoppers who place one order after the other, each as somebody new. */
export function beginShopping(
  address: string,
  products: readonly string[],
  atOnce: number,
): ConstantShoppers {
  const answers: Answered[] = [];
  const confirmed: Confirmed[] = [];
  let isOver = false;
  const shop = async (from: number): Promise<void> => {
    for (let turn = from; !isOver; turn += 1) {
      const product = products[turn % products.length] ?? '';
      const shopper = await openShopper(
        () => address,
        product,
        (answer) => answers.push(answer),
      ).catch(() => undefined);
      // Somebody who did not come as far as the last step has ordered nothing, and begins anew.
      if (!shopper) {
        await pause(2 * thought);
        continue;
      }
      const { path } = await shopper.order();
      confirmed.push({ email: shopper.email, path, at: performance.now(), get: shopper.get });
      await pause(thought);
    }
  };
  const shopping = Promise.all(Array.from({ length: atOnce }, (_, at) => shop(at * 7)));
  shopping.catch(() => undefined);
  return {
    answers,
    confirmed,
    async end() {
      isOver = true;
      await shopping;
    },
  };
}
