import type { AnyCall, ConfigFor, ResponseFor } from '@relab/contract';
import { type WriteAdapter, type WriteSettings, writeAdapter } from '../../adapters/write-adapter.ts';
import type { Client } from '../../client/client.ts';
import { changeCartStatus } from '../cart-status.ts';
import { isGuest } from '../session/guest-check.ts';
import { highScale } from '../session/high-scale.ts';
import { cartChanges } from './cart-changes.ts';
import { cartFailure } from './cart-error.ts';
import { withCartOfAccount } from './cart-summary.ts';

/** `WriteSettings`, and the form in which a failure is reported. */
export interface CartWriteSettings extends WriteSettings {
  /** Reject with a `CartFailure` in place of a ClientError (S-245). */
  readonly normalizeErrors?: boolean;
}

/**
 * A write to a cart. Those of one client take turns, and `isProcessing` of the cart's status is true meanwhile
 * (S-153).
 */
export interface CartWriteAdapter<Config, Data> extends WriteAdapter<Config, Data> {
  (client: Client, config: Config, settings?: CartWriteSettings): Promise<Data>;
}

export interface CartWriteOptions<Config, Data> {
  /** Adds the changes that every such write publishes. */
  readonly fill?: (config: Config) => Config;
  /** The id of the cart that was written to, where the response names it. */
  readonly cartId?: (response: Data) => string | null | undefined;
  readonly isCoupon?: boolean;
  readonly after?: (client: Client, response: Data) => void;
}

interface Queue {
  tail: Promise<unknown>;
  length: number;
}

/** Writes to a cart take turns, so that none is answered by a cart that another is just changing. */
export async function inTurn<Data>(client: Client, write: () => Promise<Data>): Promise<Data> {
  const queue = (client.parts.get('cart') as Queue | undefined) ?? { tail: Promise.resolve(), length: 0 };
  client.parts.set('cart', queue);
  if (queue.length++ === 0) changeCartStatus(client, { isProcessing: true });
  const turn = queue.tail.then(write);
  queue.tail = turn.catch(() => {});
  try {
    return await turn;
  } finally {
    if (--queue.length === 0) changeCartStatus(client, { isProcessing: false });
  }
}

/** The id of a guest's first cart is stored, so that signing in can merge the cart (S-161). */
async function keepGuestCart(client: Client, cartId: string | null | undefined): Promise<void> {
  const { guestCart } = client.storage;
  if (guestCart && cartId && guestCart.read() !== cartId && (await isGuest(client))) guestCart.save(cartId);
}

/** A write to a cart. When its promise resolves, everything observed of the cart is as the write left it. */
// @__NO_SIDE_EFFECTS__
export function cartWrite<C extends AnyCall>(
  call: C,
  options: CartWriteOptions<ConfigFor<C>, ResponseFor<C>> = {},
): CartWriteAdapter<ConfigFor<C>, ResponseFor<C>> {
  type Config = ConfigFor<C>;
  const write = writeAdapter(call, {
    around: (client, config, send) =>
      inTurn(client, async () => {
        const whole = options.fill?.(config) ?? config;
        const filled = { ...highScale(client), ...(whole as object) } as Config;
        return send(await withCartOfAccount(client, call, filled));
      }),
    async after(client, _, response) {
      await keepGuestCart(client, options.cartId?.(response));
      options.after?.(client, response);
    },
    changes: cartChanges,
  });
  const adapter = (client: Client, config: Config, settings: CartWriteSettings = {}) =>
    write(client, config, settings).catch((error: unknown) => {
      throw settings.normalizeErrors ? cartFailure(error, options.isCoupon) : error;
    });
  return Object.assign(adapter, { id: call.id });
}
