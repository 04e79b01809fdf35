import type { AnyCall, ConfigFor, ResponseFor } from '@relab/contract';
import { readAdapter } from '../../adapters/read-adapter.ts';
import type { ReadAdapter } from '../../adapters/read-methods.ts';
import type { Load } from '../../sources/load.ts';
import { changeCartStatus } from '../cart-status.ts';
import { highScale } from '../session/high-scale.ts';
import { pollCart } from './poll-cart.ts';

/** Whether the server still works on the cart that it answered. */
export type StillProcessing<Data> = (response: Data) => boolean;

/** A read of a cart: requested again while the server works on it, and marked for high-scale carts. */
// @__NO_SIDE_EFFECTS__
export function cartRead<C extends AnyCall>(
  call: C,
  stillProcessing: StillProcessing<ResponseFor<C>>,
): ReadAdapter<ConfigFor<C>, ResponseFor<C>> {
  type Data = ResponseFor<C>;
  return readAdapter(call, {
    load(client, config): Load<Data> {
      const filled = { ...highScale(client), ...(config as object) };
      return ({ send, publish }) => pollCart(client, () => send(call, filled), publish, stillProcessing);
    },
    publish(client, key, _, response) {
      client.store.publish(key, response, call.lifetime);
      if (!stillProcessing(response)) return;
      if (client.onServer) changeCartStatus(client, { noPolling: true });
      // So that a browser that starts with it requests it again.
      client.store.invalidate((other) => other === key);
    },
  });
}
