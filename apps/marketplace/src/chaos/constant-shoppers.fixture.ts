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

/** Milliseconds that a statement, or work that waits for a connection, may take by the usual settings. */
const timeLimit = 5_000;

/**
 * Milliseconds between two orders of one of them, and up to which they look at a page: each orders every fifteen seconds, forty
 * times as often as people do, and fifty leave room on two cores for what the test does to them.
 */
const thought = 6_000;
const thoughtOfPage = 2_000;

/** A form that is shown again since a busy machine took longer than the limits of time: it can be sent again. */
export const ranOutOfTime = ({ result, begun, ended }: Answered): boolean =>
  result === 422 && ended - begun >= timeLimit;

export interface ShoppersOptions {
  readonly address: string;
  readonly products: readonly string[];
  readonly atOnce: number;
  /** What the next of them sends their requests with. */
  readonly visitor: () => typeof fetch;
}

/** So many shoppers who place one order after the other, each as somebody new from a network of their own. */
export function beginShopping(options: ShoppersOptions): ConstantShoppers {
  const { address, products, atOnce, visitor } = options;
  const answers: Answered[] = [];
  const confirmed: Confirmed[] = [];
  let isOver = false;
  const shop = async (at: number): Promise<void> => {
    // Not all of them in the same moment.
    await pause((thought * at) / atOnce);
    for (let turn = at * 7; !isOver; turn += 1) {
      const product = products[turn % products.length] ?? '';
      const shopper = await openShopper(() => address, product, {
        onAnswer: (answer) => answers.push(answer),
        thought: thoughtOfPage,
        fetch: visitor(),
      }).catch(() => undefined);
      // Somebody who did not come as far as the last step has ordered nothing, and begins anew.
      if (!shopper) {
        await pause(200);
        continue;
      }
      const { path } = await shopper.order();
      confirmed.push({ email: shopper.email, path, at: performance.now(), get: shopper.get });
      for (const next = performance.now() + thought; !isOver && performance.now() < next; ) await pause(100);
    }
  };
  const shopping = Promise.all(Array.from({ length: atOnce }, (_, at) => shop(at)));
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
